import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Client } from "pg";
import { BookingLoad } from "../faults/booking-load.ts";
import { pause } from "../site/waiting.ts";
import type { WatchedSite } from "./watched-site.ts";

export interface Cause {
	alert: string;
	what: string;
	/** Returns a function that ends it. */
	start: (site: WatchedSite) => Promise<() => Promise<void>>;
}

/** Repeats an action until it is ended. */
function repeating(action: () => Promise<unknown>): () => Promise<void> {
	const ending = new AbortController();
	const run = async () => {
		while (!ending.signal.aborted) await action().catch(() => pause(100));
	};
	const running = run();
	return async () => {
		ending.abort();
		await running;
	};
}

const everyRoom = Array.from({ length: 12 }, (_, index) => index + 1);

/** Visitors who want the boards of all rooms, past the cache. */
function readBoards({ scene }: WatchedSite): Promise<unknown> {
	const headers = { "cache-control": "no-cache" };
	const boards = everyRoom.map((room) => fetch(`${scene.pair.url}/api/period/gym_room/${room}`, { headers }));
	return Promise.allSettled(boards);
}

const serverDown: Cause = {
	alert: "ServerDown",
	what: "kill -9 of a server",
	start: async ({ scene }) => {
		const [, second] = scene.pair.instances;
		await second.server.kill();
		return () => second.start();
	},
};

async function stopDatabase(site: WatchedSite): Promise<() => Promise<void>> {
	await site.scene.database.halt("SIGINT");
	const end = repeating(() => readBoards(site).then(() => pause(200)));
	return async () => {
		await site.scene.database.resume();
		await end();
	};
}

/** Locks the schedule again and again, for a moment each time. */
async function lockSchedule(url: string, seconds: number): Promise<() => Promise<void>> {
	const client = new Client({ connectionString: url });
	await client.connect();
	const end = repeating(async () => {
		await client.query("begin; lock table occurrences in access exclusive mode");
		await client.query(`select pg_sleep(${seconds})`);
		await client.query("commit");
	});
	return async () => {
		await end();
		await client.end();
	};
}

const bookingSlow: Cause = {
	alert: "BookingSlow",
	what: "the schedule locked for a second again and again while people book",
	start: async ({ scene }) => {
		const unlock = await lockSchedule(scene.databaseUrl, 1);
		const load = new BookingLoad({ url: scene.pair.url, crowd: scene.crowd });
		load.start();
		return async () => {
			await unlock();
			await load.stop();
			load.close();
		};
	},
};

const poolExhausted: Cause = {
	alert: "PoolExhausted",
	what: "the schedule locked while visitors want a dozen boards at once",
	start: async (site) => {
		const unlock = await lockSchedule(site.scene.databaseUrl, 8);
		const end = repeating(() => readBoards(site));
		return async () => {
			await unlock();
			await end();
		};
	},
};

const eventLoopBlocked: Cause = {
	alert: "EventLoopBlocked",
	what: "a server held with SIGSTOP for 350 ms again and again",
	start: async ({ scene }) => {
		const { pid } = scene.pair.instances[0].server;
		return repeating(async () => {
			process.kill(pid, "SIGSTOP");
			await pause(350);
			process.kill(pid, "SIGCONT");
			await pause(100);
		});
	},
};

const mailsWait: Cause = {
	alert: "MailsWait",
	what: "the mail server gone, and a mail of an hour ago",
	start: async ({ scene }) => {
		await scene.mail.turn("away");
		await scene.runSql(
			`insert into mails (recipient, template, language, data, unique_key, attempts, created_at, next_attempt_at)
			values ('mina@kvart.example', 'booking-confirmed', 'sr', '{}', 'alerts', 1, now() - interval '1 hour', now() + interval '1 hour')`,
		);
		return async () => {
			await scene.mail.turn("takes");
			await scene.runSql("delete from mails where unique_key = 'alerts'");
		};
	},
};

const logInsRefused: Cause = {
	alert: "LogInsRefused",
	what: "ten wrong passwords a second",
	start: async ({ scene }) => {
		const headers = { "content-type": "application/json" };
		const body = JSON.stringify({ email: "mina@kvart.example", password: "not this one" });
		return repeating(() =>
			fetch(`${scene.pair.url}/api/user/login`, { method: "POST", headers, body }).then(() => pause(100)),
		);
	},
};

const policyViolations: Cause = {
	alert: "PolicyViolations",
	what: "reports of browsers that stopped a script",
	start: async ({ scene }) => {
		const report = { "csp-report": { "effective-directive": "script-src-elem", "blocked-uri": "inline" } };
		const headers = { "content-type": "application/csp-report" };
		return repeating(() =>
			fetch(`${scene.pair.url}/api/csp-report`, { method: "POST", headers, body: JSON.stringify(report) }).then(() =>
				pause(100),
			),
		);
	},
};

const diskNearlyFull: Cause = {
	alert: "DiskNearlyFull",
	what: "a file that fills the disk of the data directory",
	start: async ({ disk }) => {
		const file = join(disk, "filler");
		writeFileSync(file, Buffer.alloc(94 * 2 ** 20));
		return async () => rmSync(file);
	},
};

export const causes: readonly Cause[] = [
	serverDown,
	{ alert: "DatabaseAway", what: "PostgreSQL stopped", start: stopDatabase },
	{ alert: "Failures", what: "PostgreSQL stopped while visitors want the schedule", start: stopDatabase },
	bookingSlow,
	poolExhausted,
	eventLoopBlocked,
	mailsWait,
	logInsRefused,
	policyViolations,
	diskNearlyFull,
];
