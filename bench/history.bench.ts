import { statfsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { root } from "../scripts/steps.mjs";
import budgets from "./budgets.json" with { type: "json" };
import { startBuiltServer } from "./built-server.ts";
import { addStaffSession, freePeriod } from "./growth/grow.ts";
import { describe, fillHistory, fillRecent } from "./growth/history.ts";
import { historyRequestsFor, oldYearRequests, timeRequests } from "./growth/requests.ts";
import { readStatementTimes, takeStatementTimes } from "./growth/statements.ts";
import { restOf } from "./machine.ts";
import { verdict, writeProof } from "./proof.ts";
import { startDatabase } from "./temporary-database.ts";

/** The same requests with 10 thousand bookings, and with 50 million more of the ten years before. */
const recent = 10_000;
const history = 50_000_000;
const bytesOfBooking = 600;

const { bavail, bsize } = statfsSync(tmpdir());
if (bavail * bsize < history * bytesOfBooking)
	throw new Error(`${tmpdir()} has too little room: ${(history * bytesOfBooking) / 1e9} GB are needed.`);

// Written in bulk once, and thrown away afterwards.
const database = await startDatabase({
	wal_level: "minimal",
	max_wal_senders: "0",
	max_wal_size: "8GB",
	full_page_writes: "off",
	shared_buffers: "1GB",
	autovacuum: "off",
	shared_preload_libraries: "pg_stat_statements",
});
const env = {
	DATA_DIR: join(root, "node_modules/.cache/bench-data"),
	RATE_LIMIT: "off",
	PICTURES_AHEAD: "0",
	// A Wednesday morning, so that the week still has bookable trainings.
	CLOCK: "2026-11-18T10:00:00+01:00",
};

// Leaves nothing behind when it is stopped.
for (const signal of ["SIGINT", "SIGTERM"] as const)
	process.once(signal, () => void database.stop().finally(() => process.exit(1)));

async function withClient<Result>(url: string, use: (client: Client) => Promise<Result>): Promise<Result> {
	const client = new Client({ connectionString: url });
	await client.connect();
	return use(client).finally(() => client.end());
}

const { historyRatio: most, historyYearMilliseconds: mostOfYear } = budgets.growth;
try {
	const shortUrl = await database.create("kvart_short");
	await (await startBuiltServer({ ...env, DATABASE_URL: shortUrl, DEMO: "1" })).stop();
	const periodId = await withClient(shortUrl, freePeriod);
	await withClient(shortUrl, async (client) => {
		await client.query("create extension pg_stat_statements");
		await addStaffSession(client);
		await fillRecent(client, recent);
	});
	const longUrl = await database.create("kvart_long", "kvart_short");
	await withClient(longUrl, (client) => fillHistory(client, history));
	const short = await withClient(shortUrl, describe);
	const long = await withClient(longUrl, describe);
	console.log(`${short}\n${long}`);

	const servers = [
		await startBuiltServer({ ...env, DATABASE_URL: shortUrl }),
		await startBuiltServer({ ...env, DATABASE_URL: longUrl }),
	];
	for (const { pid } of servers) await restOf(pid);
	const requests = historyRequestsFor(periodId);
	const urls = servers.map(({ url }) => url);
	// Without those of the fill.
	await withClient(shortUrl, takeStatementTimes);
	const [before, after] = await timeRequests(urls, requests, { warmUps: 5, times: 25 });
	const statements = await withClient(shortUrl, readStatementTimes);
	const slower = [...(await withClient(longUrl, readStatementTimes))]
		.map(([id, time]) => ({ ...time, before: statements.get(id)?.milliseconds ?? time.milliseconds }))
		.filter(({ milliseconds, before: was }) => milliseconds > 1 && milliseconds > most * was)
		.toSorted((a, b) => b.milliseconds - a.milliseconds);
	const oldYear = oldYearRequests();
	const ofOldYear = new Map<string, number>();
	for (const request of oldYear) {
		// A report that takes longer than a statement may gets no answer: the others are measured all the same.
		const [times] = await timeRequests(urls.slice(1), [request], { warmUps: 1, times: 3 }).catch(() => []);
		ofOldYear.set(request.what, times?.get(request.what) ?? Number.POSITIVE_INFINITY);
	}
	for (const server of servers) await server.stop();

	const rows = [
		...requests.map(({ what }) => {
			const [one = 0, other = 0] = [before?.get(what), after?.get(what)];
			return {
				request: what,
				"10 thousand": `${one.toFixed(1)} ms`,
				"50 million": `${other.toFixed(1)} ms`,
				ratio: (other / one).toFixed(2),
				target: `at most ${most}`,
				result: verdict(other / one <= most),
			};
		}),
		...oldYear.map(({ what }) => {
			const time = ofOldYear.get(what) ?? Number.POSITIVE_INFINITY;
			return {
				request: `report on a year with 5 million bookings: ${what}`,
				"10 thousand": "",
				"50 million": Number.isFinite(time) ? `${time.toFixed(0)} ms` : "no answer",
				ratio: "",
				target: `at most ${mostOfYear} ms`,
				result: verdict(time <= mostOfYear),
			};
		}),
	];
	console.table(rows);
	for (const { query, milliseconds, before: was } of slower)
		console.log(`${was.toFixed(2)} -> ${milliseconds.toFixed(2)} ms: ${query.replace(/\s+/g, " ").slice(0, 1500)}\n`);
	writeProof({
		name: "history",
		title: "A long history",
		text: `The same requests on two databases in one PostgreSQL, in turns: the median time with ${short}, and with ${long}. The
last year is the same in both: the reports of the upper lines read it. The added bookings lie in the ten years before, with
members and audit entries for as long as the retention schedule keeps them. The lowest lines read a whole year of that history; half of the time that
a statement may take is their limit.`,
		rows,
	});
	if (rows.some(({ result }) => result !== "pass")) process.exitCode = 1;
} finally {
	await database.stop();
}
