import { type Locale, locales } from "@kvart/contract/locale";
import { localeOf, localePath } from "../i18n/locale.ts";
import { asLastSeen, asOfflinePage, type CachedLink, formatSeen, titleOf } from "./served-page.ts";
import { isCachedPage, pageKey } from "./strategy.ts";

/** Keeps the pages seen last, and drops older ones. */
const mostTimetables = 8;
const offlinePath = "/offline";

/** Files that a page names: scripts, styles, fonts. */
function filesOf(html: string): string[] {
	return [...new Set([...html.matchAll(/"(\/assets\/[\w.-]+)"/g)].map(([, path]) => path as string))];
}

/** Files that a script of an app loads when something is opened, by the script. */
export type LazyFiles = Readonly<Record<string, readonly string[]>>;

async function addFile(cache: Cache, path: string): Promise<void> {
	if (await cache.match(path)) return;
	const file = await fetch(path);
	if (!file.ok) throw new Error(`${path} answered with ${file.status}.`);
	await cache.put(path, file);
}

/** Not the log-in page of a café's network, nor an error. */
export function isOurPage({ ok, type, redirected, headers }: Response): boolean {
	return ok && type === "basic" && !redirected && (headers.get("content-type") ?? "").startsWith("text/html");
}

/** The pages of one build, and the files that they need. */
export class CachedPages {
	readonly name: string;
	readonly #lazyFiles: LazyFiles;

	constructor(build: string, lazyFiles: LazyFiles) {
		this.name = `site-${build}`;
		this.#lazyFiles = lazyFiles;
	}

	/** The files first: a cached page is complete. */
	async store(url: URL, response: Response): Promise<void> {
		const cache = await caches.open(this.name);
		const html = await response.clone().text();
		const files = new Set(filesOf(html).flatMap((path) => [path, ...(this.#lazyFiles[path] ?? [])]));
		await Promise.all([...files].map((path) => addFile(cache, path)));
		await cache.put(pageKey(url), response);
		await this.#dropOldest(cache);
	}

	/** Fetches what the last build had cached and what is open now, so that an update loses nothing. */
	async prepare(open: readonly string[]): Promise<void> {
		const offline = locales.map((locale) => new URL(localePath(offlinePath, locale), location.origin));
		await Promise.all(offline.map((url) => this.#fetch(url)));
		const earlier = await caches.keys();
		const pages = await Promise.all(
			earlier.filter((name) => name.startsWith("site-")).map(async (name) => (await caches.open(name)).keys()),
		);
		const wanted = new Set([...pages.flat().map(({ url }) => url), ...open]);
		const urls = [...wanted].map((url) => new URL(url)).filter(({ pathname }) => isCachedPage(pathname));
		// A club may have closed since.
		await Promise.allSettled(urls.map((url) => this.#fetch(url)));
	}

	async file(path: string): Promise<Response | undefined> {
		return (await caches.open(this.name)).match(path);
	}

	/** Without a connection: the page last seen, or the offline page. The own page is listed there for members only. */
	async serve(url: URL, member: boolean): Promise<Response> {
		const cache = await caches.open(this.name);
		const cached = isCachedPage(url.pathname) && (await this.#find(cache, url));
		if (!cached) return this.#offlinePage(cache, url.pathname, member);
		// The script of the page takes its day and filters from the address: both must be of the same page.
		if (new URL(cached.url).search !== url.search) return Response.redirect(cached.url);
		const seen = new Date(cached.headers.get("date") ?? 0);
		const { headers } = cached;
		return new Response(asLastSeen(await cached.text(), formatSeen(seen, new Date())), { headers });
	}

	async #find(cache: Cache, url: URL): Promise<Response | undefined> {
		return (await cache.match(pageKey(url))) ?? cache.match(url.pathname, { ignoreSearch: true });
	}

	async #offlinePage(cache: Cache, pathname: string, member: boolean): Promise<Response> {
		const locale = localeOf(pathname);
		const page = await cache.match(localePath(offlinePath, locale));
		if (!page) return Response.error();
		const links = await this.#links(cache, locale, member);
		return new Response(asOfflinePage(await page.text(), pathname, links), { headers: page.headers });
	}

	/** Lists the pages that open without a connection, in one language; newest first. */
	async #links(cache: Cache, locale: Locale, member: boolean): Promise<CachedLink[]> {
		const requests = (await pagesIn(cache)).filter(({ url }) => {
			const page = new URL(url);
			return localeOf(page.pathname) === locale && (member || !isOwnPage(page));
		});
		const links = requests.toReversed().map(async (request) => {
			const page = await cache.match(request);
			return page
				? [{ path: new URL(page.url).pathname + new URL(page.url).search, title: titleOf(await page.text()) }]
				: [];
		});
		return (await Promise.all(links)).flat();
	}

	async #fetch(url: URL): Promise<void> {
		const response = await fetch(url);
		if (isOurPage(response)) await this.store(url, response);
	}

	async #dropOldest(cache: Cache): Promise<void> {
		const timetables = (await pagesIn(cache)).filter(({ url }) => !isOwnPage(new URL(url)));
		await Promise.all(timetables.slice(0, -mostTimetables).map((request) => cache.delete(request)));
	}
}

function isOwnPage({ pathname }: URL): boolean {
	return pathname.endsWith("/account");
}

/** In the order in which they were cached. */
async function pagesIn(cache: Cache): Promise<Request[]> {
	return (await cache.keys()).filter(({ url }) => isCachedPage(new URL(url).pathname));
}
