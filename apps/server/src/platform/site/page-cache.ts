import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip as gzipCompress } from "node:zlib";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzipCompress);

// Compressed once and sent many times, so higher than in compression.ts.
const thorough = { brotli: 9, gzip: 9 };
// A page that lives for seconds is sent too seldom for that.
const quick = { brotli: 4, gzip: 3 };
const quickMilliseconds = 5000;

export interface RenderedPage {
	status: number;
	headers: Record<string, string>;
	body: string;
	/** How long it may be cached; 0 for not at all. */
	lifetimeMilliseconds: number;
	/** Ids of the periods whose free places it shows; undefined if it shows none, whatever is booked. */
	periodIds?: ReadonlySet<number> | undefined;
}

export interface CachedPage {
	headers: Record<string, string>;
	etag: string;
	identity: Buffer;
	br: Buffer;
	gzip: Buffer;
}

export type Answer = { cached: CachedPage } | { rendered: RenderedPage };

interface Entry {
	page: CachedPage;
	until: number;
	periodIds: ReadonlySet<number> | undefined;
	/** When to try again to render a page that is served stale because rendering failed. */
	retryAt?: number;
}

const staleMilliseconds = 600_000;
const retryMilliseconds = 2000;

function digest({ headers, body }: RenderedPage): string {
	const hash = createHash("sha256").update(JSON.stringify(headers)).update(body);
	return `W/"${hash.digest("base64url").slice(0, 22)}"`;
}

async function compress({ headers, body, lifetimeMilliseconds }: RenderedPage, etag: string): Promise<CachedPage> {
	const identity = Buffer.from(body);
	const quality = lifetimeMilliseconds < quickMilliseconds ? quick : thorough;
	const [br, gzip] = await Promise.all([
		brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: quality.brotli } }),
		gzipped(identity, { level: quality.gzip }),
	]);
	return { headers, etag, identity, br, gzip };
}

function sizeOf({ identity, br, gzip }: CachedPage): number {
	return identity.length + br.length + gzip.length;
}

/**
 * Public pages in memory. Parallel requests for a page share one rendering. A page is dropped when it is too old, when
 * content changes, or when newer pages need the memory.
 */
export class PageCache {
	readonly #entries = new Map<string, Entry>();
	readonly #rendering = new Map<string, Promise<Answer>>();
	/** For each rendering that runs, the periods that changed since it began; undefined for any of them. */
	readonly #changedMeanwhile = new Set<Set<number | undefined>>();
	readonly #maximumBytes: number;
	#bytes = 0;
	#generation = 0;
	#hits = 0;
	#misses = 0;
	#stale = 0;

	constructor({ maximumBytes }: { maximumBytes: number }) {
		this.#maximumBytes = maximumBytes;
	}

	peek(key: string): CachedPage | undefined {
		const entry = this.#entries.get(key);
		const now = performance.now();
		if (!entry || (entry.until <= now && (entry.retryAt ?? 0) <= now)) return undefined;
		this.#hits += 1;
		return entry.page;
	}

	get(key: string, render: () => Promise<RenderedPage>): CachedPage | Promise<Answer> {
		const page = this.peek(key);
		if (page) return page;
		const running = this.#rendering.get(key);
		if (running) return running;
		this.#misses += 1;
		const rendering = this.#render(key, render).finally(() => {
			if (this.#rendering.get(key) === rendering) this.#rendering.delete(key);
		});
		this.#rendering.set(key, rendering);
		return rendering;
	}

	/**
	 * Content has changed: pages rendered before, and those being rendered, are not served any more. They stay in memory
	 * only for the case that rendering fails.
	 */
	invalidate(): void {
		this.#generation += 1;
		this.#rendering.clear();
		this.#expire(() => true);
	}

	/**
	 * Free places of a period have changed, or of any: what shows them is dropped like content, and not stored if it is
	 * being rendered. The next request starts a new rendering, because it is not known yet what the running ones show.
	 */
	dropPlaces(periodId?: number): void {
		this.#rendering.clear();
		for (const changed of this.#changedMeanwhile) changed.add(periodId);
		this.#expire(({ periodIds }) => periodIds !== undefined && (periodId === undefined || periodIds.has(periodId)));
	}

	get bytes(): number {
		return this.#bytes;
	}

	get statistics(): { hits: number; misses: number; stale: number; pages: number; bytes: number } {
		return {
			hits: this.#hits,
			misses: this.#misses,
			stale: this.#stale,
			pages: this.#entries.size,
			bytes: this.#bytes,
		};
	}

	async #render(key: string, render: () => Promise<RenderedPage>): Promise<Answer> {
		const generation = this.#generation;
		const changed = new Set<number | undefined>();
		this.#changedMeanwhile.add(changed);
		try {
			return await this.#renderAndStore(key, render, ({ periodIds }) => {
				const shows = [...changed].some((id) => periodIds && (id === undefined || periodIds.has(id)));
				return generation === this.#generation && !shows;
			});
		} finally {
			this.#changedMeanwhile.delete(changed);
		}
	}

	async #renderAndStore(
		key: string,
		render: () => Promise<RenderedPage>,
		isCurrent: (rendered: RenderedPage) => boolean,
	): Promise<Answer> {
		const rendered = await render();
		const previous = this.#entries.get(key);
		// While the database is unavailable, stale pages are served.
		if (rendered.status >= 500 && previous && previous.until + staleMilliseconds > performance.now()) {
			previous.retryAt = performance.now() + retryMilliseconds;
			this.#stale += 1;
			return { cached: previous.page };
		}
		if (rendered.lifetimeMilliseconds === 0) return { rendered };
		const etag = digest(rendered);
		const unchanged = previous?.page.etag === etag;
		const page = unchanged ? previous.page : await compress(rendered, etag);
		if (isCurrent(rendered)) this.#store(key, page, rendered);
		return { cached: page };
	}

	#store(key: string, page: CachedPage, { lifetimeMilliseconds, periodIds }: RenderedPage): void {
		this.#remove(key);
		this.#entries.set(key, { page, until: performance.now() + lifetimeMilliseconds, periodIds });
		this.#bytes += sizeOf(page);
		// A map iterates in the order of insertion: the first entry is the oldest.
		for (const oldest of this.#entries.keys()) {
			if (this.#bytes <= this.#maximumBytes) break;
			this.#remove(oldest);
		}
	}

	#expire(isOutdated: (entry: Entry) => boolean): void {
		const now = performance.now();
		for (const entry of this.#entries.values()) {
			if (!isOutdated(entry)) continue;
			entry.until = Math.min(entry.until, now);
			delete entry.retryAt;
		}
	}

	#remove(key: string): void {
		const entry = this.#entries.get(key);
		if (!entry) return;
		this.#bytes -= sizeOf(entry.page);
		this.#entries.delete(key);
	}
}
