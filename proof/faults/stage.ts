import { startBuiltServer } from "../../bench/built-server.ts";
import { startDatabase, type TemporaryDatabase } from "../../bench/temporary-database.ts";
import { type RunSql, sqlRunner } from "../site/database.ts";
import { type MailServer, startMailServer } from "../site/mail-server.ts";
import { type Pair, startPair } from "../site/pair.ts";
import { type Crowd, fillCrowd, readCrowd } from "./crowd.ts";

/** All services of a site on this machine, for one trial. */
export interface Scene {
	pair: Pair;
	mail: MailServer;
	database: TemporaryDatabase;
	databaseUrl: string;
	crowd: Crowd;
	/** Queries the database directly, with a new connection each time, because it may have restarted. */
	runSql: RunSql;
	close(): Promise<void>;
}

const template = "kvart_faults";

/** PostgreSQL as in production, with a template database: demo clubs, schedule and the crowd. */
async function openDatabase(): Promise<TemporaryDatabase> {
	const database = await startDatabase({ fsync: "on" });
	const url = await database.create(template);
	await (await startBuiltServer({ DATABASE_URL: url, DEMO: "1", DATA_DIR: "/tmp" })).stop();
	const runSql = sqlRunner(url);
	// Production refuses demo content, and the trials run in production.
	await runSql("delete from settings where key = 'demo-content'");
	await fillCrowd(runSql);
	return database;
}

/** The database is started on first use. */
export class Stage {
	#database: Promise<TemporaryDatabase> | undefined;

	async open(name: string, more?: (number: 0 | 1) => Record<string, string>): Promise<Scene> {
		this.#database ??= openDatabase();
		const database = await this.#database;
		const databaseUrl = await database.create(`kvart_${name.replaceAll("-", "_")}`, template);
		const mail = await startMailServer();
		const pair = await startPair({ databaseUrl, mailUrl: mail.url }, more);
		const runSql = sqlRunner(databaseUrl);
		const close = async () => {
			await pair.stop();
			await mail.stop();
		};
		return { pair, mail, database, databaseUrl, crowd: await readCrowd(runSql), runSql, close };
	}

	async close(): Promise<void> {
		await (await this.#database)?.stop();
	}
}
