import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { type BuiltServer, startBuiltServer } from "../../bench/built-server.ts";
import { type RunSql, waitingMails } from "../site/database.ts";
import { type MailServer, startMailServer } from "../site/mail-server.ts";
import { pause, until } from "../site/waiting.ts";
import type { BookingLoad } from "./booking-load.ts";
import { type Crowd, fillCrowd, readCrowd } from "./crowd.ts";
import { judgeMails, releaseHeldMails } from "./mails.ts";
import { compare } from "./oracle.ts";
import { type Results, readStoredState } from "./results.ts";

/** One server with the embedded database. */
export interface EmbeddedScene {
	crowd: Crowd;
	mail: MailServer;
	start(): Promise<BuiltServer>;
	/** Opens the database; only while no server uses it. */
	open<T>(work: (runSql: RunSql) => Promise<T>): Promise<T>;
}

async function inDatabase<T>(folder: string, work: (runSql: RunSql) => Promise<T>): Promise<T> {
	const client = await PGlite.create(join(folder, "postgres"));
	try {
		return await work(async <Row>(statement: string, values: unknown[] = []) => {
			return (await client.query<Row>(statement, values)).rows;
		});
	} finally {
		await client.close();
	}
}

export async function openEmbedded(folder: string): Promise<EmbeddedScene> {
	mkdirSync(folder, { recursive: true });
	const mail = await startMailServer();
	const start = () => startBuiltServer({ DATA_DIR: folder, SMTP_URL: mail.url });
	await (await start()).stop();
	const open = <T>(work: (runSql: RunSql) => Promise<T>) => inDatabase(folder, work);
	const crowd = await open(async (runSql) => {
		await fillCrowd(runSql);
		return readCrowd(runSql);
	});
	return { crowd, mail, start, open };
}

// Longer than a mail takes.
const quietMilliseconds = 5000;
const mailPatience = 300_000;

async function noMoreMails({ received }: MailServer): Promise<void> {
	await until(
		"no more mails come",
		async () => {
			const before = received.length;
			await pause(quietMilliseconds);
			return before === received.length;
		},
		mailPatience,
	);
}

/** A busy machine can be quiet between two mails, so the queue is looked at, too: a mail that stays in it is a finding. */
async function sendAllMails(scene: EmbeddedScene): Promise<void> {
	const end = performance.now() + mailPatience;
	for (;;) {
		const server = await scene.start();
		await noMoreMails(scene.mail);
		await server.stop();
		const waiting = await scene.open(waitingMails);
		if (waiting === 0) return;
		if (performance.now() > end) throw new Error(`${waiting} mails still wait.`);
	}
}

/** Like `collectResults`, but reads the database between two server runs, because only one process may open it. */
export async function collectEmbeddedResults(
	scene: EmbeddedScene,
	last: BuiltServer,
	load: BookingLoad,
	report: (text: string) => void,
): Promise<Results> {
	await load.stop();
	load.close();
	await last.stop();
	await scene.open((runSql) => releaseHeldMails(runSql, "0 seconds"));
	report("all requests are settled; waiting for the mails");
	await sendAllMails(scene);
	await scene.mail.stop();
	return scene.open(async (runSql) => ({
		ledger: load.ledger,
		discrepancies: compare(load.ledger, await readStoredState(runSql)),
		mails: await judgeMails(runSql, scene.mail.received),
	}));
}
