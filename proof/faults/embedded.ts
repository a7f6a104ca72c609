import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { type BuiltServer, startBuiltServer } from "../../bench/built-server.ts";
import type { Ask } from "../site/asking.ts";
import { waitingMails } from "../site/mail-queue.ts";
import { type MailServer, startMailServer } from "../site/mail-server.ts";
import { pause, until } from "../site/waiting.ts";
import type { BookingLoad } from "./booking-load.ts";
import { type Crowd, fillCrowd, readCrowd } from "./crowd.ts";
import { readKept } from "./kept.ts";
import { judgeMails, releaseHeldMails } from "./mails.ts";
import { compare } from "./oracle.ts";
import type { Reckoned } from "./reckoning.ts";

/** One server with the embedded database, as a demo or a small installation runs it. */
export interface EmbeddedScene {
	crowd: Crowd;
	mail: MailServer;
	start(): Promise<BuiltServer>;
	/** Opens the database itself. Only while no server has it. */
	open<T>(work: (ask: Ask) => Promise<T>): Promise<T>;
}

async function inDatabase<T>(folder: string, work: (ask: Ask) => Promise<T>): Promise<T> {
	const client = await PGlite.create(join(folder, "postgres"));
	try {
		return await work(async <Row>(statement: string, values: unknown[] = []) => {
			return (await client.query<Row>(statement, values)).rows;
		});
	} finally {
		await client.close();
	}
}

/** Fills the folder with the demo and the crowd. */
export async function openEmbedded(folder: string): Promise<EmbeddedScene> {
	mkdirSync(folder, { recursive: true });
	const mail = await startMailServer();
	const start = () => startBuiltServer({ DATA_DIR: folder, SMTP_URL: mail.url });
	await (await start()).stop();
	const open = <T>(work: (ask: Ask) => Promise<T>) => inDatabase(folder, work);
	const crowd = await open(async (ask) => {
		await fillCrowd(ask);
		return readCrowd(ask);
	});
	return { crowd, mail, start, open };
}

// Longer than a mail takes: when none came for so long, none is on its way.
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

/** As `reckon`: the database is looked at between two servers, because it lets only one in. */
export async function reckonEmbedded(
	scene: EmbeddedScene,
	last: BuiltServer,
	load: BookingLoad,
	say: (text: string) => void,
): Promise<Reckoned> {
	await load.stop();
	load.close();
	await last.stop();
	await scene.open((ask) => releaseHeldMails(ask, "0 seconds"));
	const server = await scene.start();
	say("everybody has an answer; waiting for the mails");
	await noMoreMails(scene.mail);
	await server.stop();
	await scene.mail.stop();
	return scene.open(async (ask) => {
		const waiting = await waitingMails(ask);
		if (waiting > 0) throw new Error(`${waiting} mails still wait.`);
		return {
			ledger: load.ledger,
			discrepancies: compare(load.ledger, await readKept(ask)),
			mails: await judgeMails(ask, scene.mail.received),
		};
	});
}
