import { startBuiltServer } from "../../bench/built-server.ts";
import { startDatabase, type TemporaryDatabase } from "../../bench/temporary-database.ts";
import { type Ask, asking } from "../site/asking.ts";
import { type MailServer, startMailServer } from "../site/mail-server.ts";
import { type Pair, startPair } from "../site/pair.ts";
import { type Crowd, fillCrowd, readCrowd } from "./crowd.ts";

/** Everything that a chain's site is made of, on this machine, for one trial. */
export interface Scene {
	pair: Pair;
	mail: MailServer;
	database: TemporaryDatabase;
	databaseUrl: string;
	crowd: Crowd;
	/** Asks the database past the servers, on a connection of its own each time: it may have been restarted. */
	ask: Ask;
	close(): Promise<void>;
}

const template = "kvart_faults";

/** PostgreSQL as it is in production, with a database to copy: clubs and schedule of the demo, and the crowd. */
async function openDatabase(): Promise<TemporaryDatabase> {
	const database = await startDatabase({ fsync: "on" });
	const url = await database.create(template);
	await (await startBuiltServer({ DATABASE_URL: url, DEMO: "1", DATA_DIR: "/tmp" })).stop();
	await fillCrowd(asking(url));
	return database;
}

/** Where the trials take place; the database starts when the first of them asks for it. */
export class Stage {
	#database: Promise<TemporaryDatabase> | undefined;

	async open(name: string, more?: (number: 0 | 1) => Record<string, string>): Promise<Scene> {
		this.#database ??= openDatabase();
		const database = await this.#database;
		const databaseUrl = await database.create(`kvart_${name.replaceAll("-", "_")}`, template);
		const mail = await startMailServer();
		const pair = await startPair({ databaseUrl, mailUrl: mail.url }, more);
		const ask = asking(databaseUrl);
		const close = async () => {
			await pair.stop();
			await mail.stop();
		};
		return { pair, mail, database, databaseUrl, crowd: await readCrowd(ask), ask, close };
	}

	async close(): Promise<void> {
		await (await this.#database)?.stop();
	}
}
