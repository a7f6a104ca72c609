import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip as gzipCompress } from "node:zlib";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzipCompress);

// Made once and sent many times: worth more effort than what is compressed for a single answer.
const brotliQuality = 9;

/** A page as the renderer made it. */
export interface MadePage {
	status: number;
	headers: Record<string, string>;
	body: string;
	/** How long it may be given to others; 0 is not at all. */
	lifetimeMilliseconds: number;
}

/** A page that is sent as it is, in whatever encoding the browser takes. */
export interface KeptPage {
	headers: Record<string, string>;
	etag: string;
	identity: Buffer;
	br: Buffer;
	gzip: Buffer;
}

export type Answer = { kept: KeptPage } | { made: MadePage };

interface Entry {
	page: KeptPage;
	until: number;
	/** Of a page that is given out although it has grown old, because it cannot be made: when to try again. */
	retryAt?: number;
}

const staleMilliseconds = 600_000;
const retryMilliseconds = 2000;

function digest({ headers, body }: MadePage): string {
	const hash = createHash("sha256").update(JSON.stringify(headers)).update(body);
	return `W/"${hash.digest("base64url").slice(0, 22)}"`;
}

async function pack(made: MadePage, etag: string): Promise<KeptPage> {
	const identity = Buffer.from(made.body);
	const [br, gzip] = await Promise.all([
		brotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } }),
		gzipped(identity, { level: 9 }),
	]);
	return { headers: made.headers, etag, identity, br, gzip };
}

function sizeOf({ identity, br, gzip }: KeptPage): number {
	return identity.length + br.length + gzip.length;
}

/**
 * Rendered pages in memory, the same for everybody. A page is rendered by one of those who miss it at the same time,
 * compressed once, and dropped when it grows old, when content changes, or when newer pages need its room.
 */
export class PageCache {
	readonly #entries = new Map<string, Entry>();
	readonly #making = new Map<string, Promise<Answer>>();
	readonly #maximumBytes: number;
	#bytes = 0;
	#generation = 0;
	#hits = 0;
	#misses = 0;
	#stale = 0;

	constructor({ maximumBytes }: { maximumBytes: number }) {
		this.#maximumBytes = maximumBytes;
	}

	/** What is there. */
	peek(key: string): KeptPage | undefined {
		const entry = this.#entries.get(key);
		const now = performance.now();
		if (!entry || (entry.until <= now && (entry.retryAt ?? 0) <= now)) return undefined;
		this.#hits += 1;
		return entry.page;
	}

	/** What is there or, when nothing is, what `make` makes. */
	get(key: string, make: () => Promise<MadePage>): KeptPage | Promise<Answer> {
		const page = this.peek(key);
		if (page) return page;
		const running = this.#making.get(key);
		if (running) return running;
		this.#misses += 1;
		const making = this.#make(key, make).finally(() => {
			if (this.#making.get(key) === making) this.#making.delete(key);
		});
		this.#making.set(key, making);
		return making;
	}

	/**
	 * Content has changed: nothing that was rendered before is given out any more, not even what is being made now. Only
	 * for a page that then cannot be made the last one stands in: a database that comes and goes twice drops pages, too.
	 */
	drop(): void {
		this.#generation += 1;
		this.#making.clear();
		const now = performance.now();
		for (const entry of this.#entries.values()) {
			entry.until = Math.min(entry.until, now);
			delete entry.retryAt;
		}
	}

	get bytes(): number {
		return this.#bytes;
	}

	/** For those who watch the server. */
	get figures(): { hits: number; misses: number; stale: number; pages: number; bytes: number } {
		return {
			hits: this.#hits,
			misses: this.#misses,
			stale: this.#stale,
			pages: this.#entries.size,
			bytes: this.#bytes,
		};
	}

	async #make(key: string, make: () => Promise<MadePage>): Promise<Answer> {
		const generation = this.#generation;
		const made = await make();
		const known = this.#entries.get(key);
		// While the database is away, pages that were there a moment ago are still there.
		if (made.status >= 500 && known && known.until + staleMilliseconds > performance.now()) {
			known.retryAt = performance.now() + retryMilliseconds;
			this.#stale += 1;
			return { kept: known.page };
		}
		if (made.lifetimeMilliseconds === 0) return { made };
		const etag = digest(made);
		// Grown old but still right: what was compressed then is still good.
		const page = known?.page.etag === etag ? known.page : await pack(made, etag);
		if (generation === this.#generation) this.#keep(key, page, performance.now() + made.lifetimeMilliseconds);
		return { kept: page };
	}

	#keep(key: string, page: KeptPage, until: number): void {
		this.#remove(key);
		this.#entries.set(key, { page, until });
		this.#bytes += sizeOf(page);
		// The order of a map is the order of insertion: its first entry was rendered longest ago.
		for (const oldest of this.#entries.keys()) {
			if (this.#bytes <= this.#maximumBytes) break;
			this.#remove(oldest);
		}
	}

	#remove(key: string): void {
		const entry = this.#entries.get(key);
		if (!entry) return;
		this.#bytes -= sizeOf(entry.page);
		this.#entries.delete(key);
	}
}
