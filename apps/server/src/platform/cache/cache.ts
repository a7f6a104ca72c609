import { currentTouched, recordTouched, Touched } from "../database/touched.ts";

/** `page` and `places` (an answer with free places) are sent as they are stored; `answer` is what pages are made from. */
const kinds = ["page", "places", "answer"] as const;
export type Kind = (typeof kinds)[number];

export interface Made<T> {
	value: T;
	/** The memory that it takes. */
	bytes: number;
	/** How old it may get; 0 if it is not stored. */
	milliseconds: number;
	/** The data was unavailable: what was stored before is served instead, even if it is outdated. */
	failed?: boolean;
}

/** Makes a value. `touched` has what was read for it, `previous` is the outdated value that it replaces. */
export type Make<T> = (touched: Touched, previous: T | undefined) => Promise<Made<T>>;

/** The tables and periods that were written. */
export interface Change {
	tables?: readonly string[];
	/** Periods of which only free places have changed. */
	periods?: readonly number[];
}

interface Entry {
	value: unknown;
	bytes: number;
	until: number;
	touched: Touched;
	/** When to try again to make a value that is served outdated, because making it failed. */
	retryAt?: number;
}

/** The entries of one kind. A flood of one kind, such as searches, evicts no other. */
class Shelf {
	readonly entries = new Map<string, Entry>();
	readonly making = new Map<string, Promise<Entry>>();
	readonly maximumBytes: number;
	readonly statistics = { hits: 0, misses: 0, stale: 0, bytes: 0 };

	constructor(maximumBytes: number) {
		this.maximumBytes = maximumBytes;
	}

	find(key: string): Entry | undefined {
		const entry = this.entries.get(key);
		const now = performance.now();
		if (!entry || (entry.until <= now && (entry.retryAt ?? 0) <= now)) return undefined;
		this.statistics.hits += 1;
		return entry;
	}

	store(key: string, entry: Entry): void {
		this.#remove(key);
		this.entries.set(key, entry);
		this.statistics.bytes += entry.bytes;
		// A map iterates in the order of insertion: the first entry is the oldest.
		for (const oldest of this.entries.keys()) {
			if (this.statistics.bytes <= this.maximumBytes) break;
			this.#remove(oldest);
		}
	}

	#remove(key: string): void {
		this.statistics.bytes -= this.entries.get(key)?.bytes ?? 0;
		this.entries.delete(key);
	}
}

const staleMilliseconds = 600_000;
const retryMilliseconds = 2000;

function concerns({ tables = [], periods = [] }: Change, { read, periods: shown }: Touched): boolean {
	return tables.some((table) => read.has(table)) || periods.some((id) => shown.has(id));
}

/**
 * The memory between proxy and database. Parallel requests share what one of them makes. A value is dropped when it is
 * too old, when a table changes that it was made from, or when newer ones of its kind need the memory.
 */
export class Cache {
	readonly #shelves: Readonly<Record<Kind, Shelf>>;
	/** For all that is being made: what has changed since it began; null for everything. */
	readonly #changedMeanwhile = new Set<(Change | null)[]>();

	constructor(maximumBytes: Record<Kind, number>) {
		const shelves = kinds.map((kind) => [kind, new Shelf(maximumBytes[kind])]);
		this.#shelves = Object.fromEntries(shelves) as Record<Kind, Shelf>;
	}

	/** A stored and current value. All values of a kind have the same type. */
	peek(kind: Kind, key: string): unknown {
		return this.#shelves[kind].find(key)?.value;
	}

	async get<T>(kind: Kind, key: string, make: Make<T>): Promise<T> {
		const shelf = this.#shelves[kind];
		const { value, touched } = shelf.find(key) ?? (await this.#shared(shelf, key, make));
		currentTouched()?.add(touched);
		return value as T;
	}

	/**
	 * Values made from the changed data, by default all, are not served any more, and those being made from it are not
	 * stored. Old values stay in memory only for the case that making them again fails.
	 */
	drop(change: Change | null = null): void {
		for (const changed of this.#changedMeanwhile) changed.push(change);
		const now = performance.now();
		for (const { entries, making } of Object.values(this.#shelves)) {
			// The next request makes it anew, because it is not known yet what the running ones read.
			making.clear();
			for (const entry of entries.values()) {
				if (change && !concerns(change, entry.touched)) continue;
				entry.until = Math.min(entry.until, now);
				delete entry.retryAt;
			}
		}
	}

	statistics(kind: Kind): Readonly<Record<"hits" | "misses" | "stale" | "bytes" | "entries", number>> {
		const { statistics, entries } = this.#shelves[kind];
		return { ...statistics, entries: entries.size };
	}

	#shared<T>(shelf: Shelf, key: string, make: Make<T>): Promise<Entry> {
		const running = shelf.making.get(key);
		if (running) return running;
		shelf.statistics.misses += 1;
		const making = this.#make(shelf, key, make).finally(() => {
			if (shelf.making.get(key) === making) shelf.making.delete(key);
		});
		shelf.making.set(key, making);
		return making;
	}

	async #make<T>(shelf: Shelf, key: string, make: Make<T>): Promise<Entry> {
		const changed: (Change | null)[] = [];
		this.#changedMeanwhile.add(changed);
		try {
			const touched = new Touched();
			const made = await recordTouched(touched, () => make(touched, shelf.entries.get(key)?.value as T | undefined));
			const { value, bytes, milliseconds, failed } = made;
			const now = performance.now();
			const previous = shelf.entries.get(key);
			if (failed && previous && previous.until + staleMilliseconds > now) {
				previous.retryAt = now + retryMilliseconds;
				shelf.statistics.stale += 1;
				return previous;
			}
			const entry = { value, bytes, until: now + milliseconds, touched };
			const isCurrent = changed.every((change) => change && !concerns(change, touched));
			if (milliseconds > 0 && isCurrent) shelf.store(key, entry);
			return entry;
		} finally {
			this.#changedMeanwhile.delete(changed);
		}
	}
}
