import type { FastifyBaseLogger } from "fastify";
import type { OpenDatabase } from "./database/database.ts";
import type { Switches } from "./switches.ts";

const retryMilliseconds = 1000;

export interface Followers {
	switches: Switches;
	/** Clears the caches. */
	clear: () => void;
	log: Pick<FastifyBaseLogger, "warn">;
}

/** Clears caches and reloads the switches when any server changes content. */
export async function followContent(database: OpenDatabase, { switches, clear, log }: Followers): Promise<void> {
	const refresh = async (): Promise<void> => {
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
}
