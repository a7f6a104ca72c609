/** Like the browser's, in memory. Addresses are relative to the site. */
export const testOrigin = "https://kvart.example";

const urlOf = (asked: RequestInfo | URL) =>
	new URL(asked instanceof Request ? asked.url : String(asked), testOrigin).href;
const plainUrl = (url: string) => url.split("?")[0];

class FakeCache implements Pick<Cache, "match" | "put" | "add" | "delete" | "keys"> {
	readonly entries = new Map<string, Response>();

	async match(
		asked: RequestInfo | URL,
		{ ignoreSearch = false }: CacheQueryOptions = {},
	): Promise<Response | undefined> {
		const url = urlOf(asked);
		const found = ignoreSearch
			? [...this.entries].find(([key]) => plainUrl(key) === plainUrl(url))?.[1]
			: this.entries.get(url);
		return found && copyOf(found);
	}

	async put(asked: RequestInfo | URL, response: Response): Promise<void> {
		this.entries.delete(urlOf(asked));
		this.entries.set(urlOf(asked), response);
	}

	async add(asked: RequestInfo | URL): Promise<void> {
		await this.put(asked, await fetch(asked));
	}

	async delete(asked: RequestInfo | URL): Promise<boolean> {
		return this.entries.delete(urlOf(asked));
	}

	async keys(): Promise<Request[]> {
		return [...this.entries.keys()].map((url) => new Request(url));
	}
}

/** A clone without its address would not be what the browser returns. */
function copyOf(response: Response): Response {
	return Object.defineProperty(response.clone(), "url", { value: response.url });
}

export class FakeCaches implements Pick<CacheStorage, "open" | "keys" | "delete" | "has" | "match"> {
	readonly caches = new Map<string, FakeCache>();

	async open(name: string): Promise<Cache> {
		const cache = this.caches.get(name) ?? new FakeCache();
		this.caches.set(name, cache);
		return cache as unknown as Cache;
	}

	async keys(): Promise<string[]> {
		return [...this.caches.keys()];
	}

	async delete(name: string): Promise<boolean> {
		return this.caches.delete(name);
	}

	async has(name: string): Promise<boolean> {
		return this.caches.has(name);
	}

	async match(
		asked: RequestInfo | URL,
		{ cacheName = "" }: MultiCacheQueryOptions = {},
	): Promise<Response | undefined> {
		return this.caches.get(cacheName)?.match(asked);
	}

	/** Paths of one cache, in its order. */
	paths(name: string): string[] {
		return [...(this.caches.get(name)?.entries.keys() ?? [])].map((url) => url.slice(testOrigin.length));
	}
}
