import type { FastifyBaseLogger } from "fastify";
import type { OpenDatabase } from "./database/database.ts";
import { type Switches, switchesTable } from "./switches.ts";

const retryMilliseconds = 1000;
/** Should a notification be lost in spite of the heartbeat, the switches are late by this at most. */
const rereadMilliseconds = 15_000;

export interface Followers {
	switches: Switches;
	/** Drops what was made from the table; without one, everything. */
	contentChanged: (table?: string) => void;
	log: Pick<FastifyBaseLogger, "warn">;
	everyMilliseconds?: number;
}

/** Follows the changes of content on any server, and reloads the switches. Returns a function that stops it. */
export async function followContent(
	database: OpenDatabase,
	{ switches, contentChanged, log, everyMilliseconds = rereadMilliseconds }: Followers,
): Promise<() => void> {
	let stopped = false;
	const refresh = async (): Promise<void> => {
		if (stopped) return;
		try {
			// Pages rendered before this used the old switches.
			if (await switches.refresh()) contentChanged();
		} catch (err) {
			log.warn({ err }, "reading the switches failed");
			setTimeout(() => void refresh(), retryMilliseconds).unref();
		}
	};
	await database.onContentChange((table) => {
		contentChanged(table);
		if (table === undefined || table === switchesTable) void refresh();
	});
	await switches.refresh();
	const timer = setInterval(() => void refresh(), everyMilliseconds).unref();
	return () => {
		stopped = true;
		clearInterval(timer);
	};
}
