import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { selectNextPublication } from "./queries.ts";

// Timers cannot wait longer than some 24 days; a look in between costs nothing.
const longestWait = 86_400_000;
const retryMilliseconds = 10_000;

export interface Publications {
	/** Looks up which text comes next; to be called when content has changed. */
	look(): Promise<void>;
	stop(): void;
}

interface PublicationDeps {
	db: Database;
	clock: Clock;
	/** Drops what was made before the text was there. */
	drop: () => void;
}

/**
 * Texts that wait for their hour: when it comes, what this server keeps is dropped, and every page shows them. Each
 * server looks for itself, nobody has to tell the others.
 */
export function watchPublications({ db, clock, drop }: PublicationDeps): Publications {
	let timer: NodeJS.Timeout | undefined;
	let stopped = false;

	function wait(milliseconds: number, then: () => void): void {
		clearTimeout(timer);
		if (!stopped) timer = setTimeout(then, Math.min(milliseconds, longestWait)).unref();
	}

	async function look(): Promise<void> {
		try {
			const now = clock.now();
			const next = await selectNextPublication(db, now);
			if (!next) return wait(longestWait, () => void look());
			return wait(next.getTime() - now.getTime(), () => {
				if (clock.now() >= next) drop();
				void look();
			});
		} catch {
			// The database is away for a moment, as it may be; its other users report it.
			return wait(retryMilliseconds, () => void look());
		}
	}

	return {
		look,
		stop: () => {
			stopped = true;
			clearTimeout(timer);
		},
	};
}
