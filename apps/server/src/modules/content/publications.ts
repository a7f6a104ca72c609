import { endOfEvent } from "@kvart/contract/event-time";
import { wallTime } from "@kvart/contract/time";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { recordTouched, Touched } from "../../platform/database/touched.ts";
import { selectComingEnds, selectNextPublication } from "./queries.ts";

// Timers cannot wait longer than 24 days.
const longestWait = 86_400_000;
const retryMilliseconds = 10_000;

export interface Publications {
	/** Finds the next moment at which content appears or ends. */
	schedule(): Promise<void>;
	/** Finds it again if it may depend on the table that has changed; without a table always. */
	contentChanged(table?: string): Promise<void>;
	stop(): void;
}

interface PublicationDeps {
	db: Database;
	clock: Clock;
	/** Clears the cache. */
	drop: () => void;
}

async function nextMoment(db: Database, now: Date): Promise<Date | undefined> {
	const publication = await selectNextPublication(db, now);
	const ends = (await selectComingEnds(db, now, wallTime(now).date)).map(endOfEvent);
	const moments = [publication ?? [], ...ends.map((end) => end ?? [])].flat();
	return moments.filter((moment) => moment > now).toSorted((a, b) => a.getTime() - b.getTime())[0];
}

/**
 * Clears this server's cache when a scheduled story becomes public, a price list begins or an event ends. Each server
 * does this for itself.
 */
export function watchPublications({ db, clock, drop }: PublicationDeps): Publications {
	let timer: NodeJS.Timeout | undefined;
	let stopped = false;
	let lastSearch = 0;
	/** What the next moment was found in. */
	let tables: ReadonlySet<string> | undefined;

	async function schedule(): Promise<void> {
		lastSearch += 1;
		const search = lastSearch;

		/** Does nothing if another search was started meanwhile: that one knows of newer content. */
		function wait(milliseconds: number, then: () => void): void {
			if (stopped || search !== lastSearch) return;
			clearTimeout(timer);
			timer = setTimeout(then, Math.min(milliseconds, longestWait)).unref();
		}

		try {
			const now = clock.now();
			const touched = new Touched();
			const next = await recordTouched(touched, () => nextMoment(db, now));
			tables = touched.read;
			if (!next) return wait(longestWait, () => void schedule());
			return wait(next.getTime() - now.getTime(), () => {
				if (clock.now() >= next) drop();
				void schedule();
			});
		} catch {
			// The database is unavailable, which others log.
			return wait(retryMilliseconds, () => void schedule());
		}
	}

	return {
		schedule,
		contentChanged: async (table) => {
			if (table === undefined || !tables || tables.has(table)) await schedule();
		},
		stop: () => {
			stopped = true;
			clearTimeout(timer);
		},
	};
}
