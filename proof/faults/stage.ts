import { startBuiltServer } from "../../bench/built-server.ts";
import type { TemporaryDatabase } from "../../bench/temporary-database.ts";
import { type RunSql, sqlRunner } from "../site/database.ts";
import { type MailServer, startMailServer } from "../site/mail-server.ts";
import { type Pair, startPair } from "../site/pair.ts";
import { type Crowd, fillCrowd, readCrowd } from "./crowd.ts";

/** PostgreSQL that a trial gets a database of. */
interface Databases {
	create(name: string, template?: string): Promise<string>;
	stop(): Promise<void>;
}

/** All services of a site on this machine, for one trial. */
export interface Scene<D = TemporaryDatabase> {
	pair: Pair;
	mail: MailServer;
	database: D;
	databaseUrl: string;
	crowd: Crowd;
	/** Queries the database directly, with a new connection each time, because it may have restarted. */
	runSql: RunSql;
	close(): Promise<void>;
}

type Settings = Record<string, string>;
type MaybePromise<T> = T | Promise<T>;

const template = "kvart_faults";

/** Demo clubs, schedule and the crowd; the trials copy it. */
async function fillTemplate(database: Databases): Promise<void> {
	const url = await database.create(template);
	await (await startBuiltServer({ DATABASE_URL: url, DEMO: "1", DATA_DIR: "/tmp" })).stop();
	const runSql = sqlRunner(url);
	// Production refuses demo content, and the trials run in production.
	await runSql("delete from settings where key = 'demo-content'");
	await fillCrowd(runSql);
}

/** The database is started on first use. */
export class Stage<D extends Databases = TemporaryDatabase> {
	readonly #start: () => Promise<D>;
	#database: Promise<D> | undefined;

	constructor(start: () => Promise<D>) {
		this.#start = start;
	}

	/** `more` are settings of the two servers. */
	async open(
		name: string,
		more: (number: 0 | 1, opened: Pick<Scene<D>, "database" | "databaseUrl">) => MaybePromise<Settings> = () => ({}),
	): Promise<Scene<D>> {
		this.#database ??= this.#filled();
		const database = await this.#database;
		const databaseUrl = await database.create(`kvart_${name.replaceAll("-", "_")}`, template);
		const mail = await startMailServer();
		const opened = { database, databaseUrl };
		const settings = [await more(0, opened), await more(1, opened)] as const;
		const pair = await startPair({ databaseUrl, mailUrl: mail.url }, (number) => settings[number]);
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

	async #filled(): Promise<D> {
		const database = await this.#start();
		await fillTemplate(database);
		return database;
	}
}
