import type { FastifyBaseLogger } from "fastify";
import type { OpenDatabase } from "./database/database.ts";
import type { Switches } from "./switches.ts";

const retryMilliseconds = 1000;
/** Should a notification be lost in spite of the heartbeat, the switches are late by this at most. */
const rereadMilliseconds = 15_000;

export interface Followers {
	switches: Switches;
	/** Clears the caches. */
	clear: () => void;
	log: Pick<FastifyBaseLogger, "warn">;
	everyMilliseconds?: number;
}

/** Clears caches and reloads the switches when any server changes content. Returns a function that stops it. */
export async function followContent(
	database: OpenDatabase,
	{ switches, clear, log, everyMilliseconds = rereadMilliseconds }: Followers,
): Promise<() => void> {
	let stopped = false;
	const refresh = async (): Promise<void> => {
		if (stopped) return;
		try {
			// Pages rendered before this used the old switches.
			if (await switches.refresh()) clear();
		} catch (err) {
			log.warn({ err }, "reading the switches failed");
			setTimeout(() => void refresh(), retryMilliseconds).unref();
		}
	};
	await database.onContentChange(() => {
		clear();
		void refresh();
	});
	await switches.refresh();
	const timer = setInterval(() => void refresh(), everyMilliseconds).unref();
	return () => {
		stopped = true;
		clearInterval(timer);
	};
}
