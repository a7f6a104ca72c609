import type { FastifyBaseLogger } from "fastify";
import type { OpenDatabase } from "./database/database.ts";
import type { Switches } from "./switches.ts";

const retryMilliseconds = 1000;

export interface Followers {
	switches: Switches;
	/** Drops what was made from the content before; nothing where nothing is kept. */
	drop: () => void;
	log: Pick<FastifyBaseLogger, "warn">;
}

/** Keeps this server up to date with what any server changes. */
export async function followContent(database: OpenDatabase, { switches, drop, log }: Followers): Promise<void> {
	const refresh = async (): Promise<void> => {
		try {
			// What was made in between was made with the old ones.
			if (await switches.refresh()) drop();
		} catch (err) {
			log.warn({ err }, "switches could not be read");
			setTimeout(() => void refresh(), retryMilliseconds).unref();
		}
	};
	await database.onContentChange(() => {
		drop();
		void refresh();
	});
	await switches.refresh();
}
