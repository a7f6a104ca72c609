import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { Client } from "pg";
import { root } from "../scripts/steps.mjs";
import { addPast, fillCrowd } from "./booking/crowd.ts";
import { Booker, type Bookings, bareStatement, databasePid } from "./booking/measure.ts";
import { buildWithoutWaitingList } from "./booking/without-waiting-list.ts";
import budgets from "./budgets.json" with { type: "json" };
import { type BuiltServer, startBuiltServer } from "./built-server.ts";
import { median } from "./load.ts";
import { restOf } from "./machine.ts";
import { verdict, writeProof } from "./proof.ts";
import { startDatabase } from "./temporary-database.ts";

/** Complete bookings over HTTP, compared with the bare statement in pgbench. */
const rounds = 5;
const seconds = 4;
const warmUpSeconds = 10;
const past = { few: 10_000, many: 2_000_000 };

const database = await startDatabase();
const url = await database.create("kvart_booking");
// A mail server that never responds: mails stay queued, as with a slow provider.
const silence = createServer().listen(0, "127.0.0.1");
await once(silence, "listening");
const { port: silentPort } = silence.address() as { port: number };
const env = {
	DATABASE_URL: url,
	DATA_DIR: join(root, "node_modules/.cache/bench-data"),
	RATE_LIMIT: "off",
	CLOCK: "2026-11-18T07:00:00+01:00",
	SMTP_URL: `smtp://127.0.0.1:${silentPort}`,
};
await (await startBuiltServer({ ...env, DEMO: "1" })).stop();
const client = new Client({ connectionString: url });
await client.connect();
const crowd = await fillCrowd(client);
await addPast(client, past.few);
const server = await startBuiltServer(env);
await restOf(server.pid);
const booker = new Booker(crowd, await databasePid(client));
// The first bookings create the occurrences and warm up both sides; Node needs some ten thousand.
await booker.book(server, 10, warmUpSeconds);

interface Round {
	bare: number;
	few: Bookings;
	crowd: Bookings;
}
const measured: Round[] = [];
for (let round = 0; round < rounds; round += 1) {
	const bare = await bareStatement(url, crowd, seconds);
	measured.push({ bare, few: await booker.book(server, 10, seconds), crowd: await booker.book(server, 64, seconds) });
}

/**
 * Processor time of a booking with the waiting list, against the same server without it, in turns. Both start for it, so
 * that neither is warmer.
 */
async function waitingListCost(): Promise<number> {
	const plain = buildWithoutWaitingList();
	const pair = [await startBuiltServer(env), await startBuiltServer(env, { build: plain.folder })] as const;
	for (const each of pair) await booker.book(each, 64, warmUpSeconds);
	const ratios: number[] = [];
	for (let round = 0; round < rounds; round += 1) {
		const costs = new Map<BuiltServer, number>();
		// The second run finds larger tables.
		for (const each of round % 2 === 0 ? pair : pair.toReversed())
			costs.set(each, (await booker.book(each, 64, seconds)).cpuSecondsPerThousand);
		ratios.push((costs.get(pair[0]) ?? Number.NaN) / (costs.get(pair[1]) ?? Number.NaN));
	}
	for (const each of pair) await each.stop();
	plain.remove();
	return median(ratios);
}
const waitingList = await waitingListCost();

const costs = async () => {
	const used: number[] = [];
	for (let round = 0; round < rounds; round += 1)
		used.push((await booker.book(server, 10, seconds)).cpuSecondsPerThousand);
	return median(used);
};
await client.query("vacuum analyze");
const atFew = await costs();
await addPast(client, past.many);
const atMany = await costs();
const { rows } = await client.query<{ count: string }>("select count(*) from bookings");
const overfull = await client.query(
	`select from occurrences join periods on periods.id = period_id
	where taken > coalesce(occurrences.capacity, periods.capacity) and occurrences.training_date >= date '2026-11-16'`,
);
await client.end();
await server.stop();
await database.stop();
silence.close();

const middle = (figure: (round: Round) => number) => median(measured.map(figure));
const ratio = middle(({ bare, crowd: { perSecond } }) => perSecond / bare);
const booked = middle((round) => round.crowd.perSecond);
const p99 = middle(({ crowd: { p99Milliseconds } }) => p99Milliseconds);
const growth = atMany / atFew;
const { perSecond: fewest, p99Milliseconds, costGrowth, waitingListCost: mostForWaiting } = budgets.booking;
const holds = [
	booked >= fewest,
	p99 < p99Milliseconds,
	growth <= costGrowth,
	overfull.rowCount === 0,
	waitingList <= mostForWaiting,
] as const;
const table = [
	{
		what: "bookings a second over HTTP, 64 callers",
		measured: booked.toFixed(0),
		target: `at least ${fewest}`,
		result: verdict(holds[0]),
	},
	{
		what: "the bare statement in pgbench, 10 clients, prepared",
		measured: middle(({ bare }) => bare).toFixed(0),
		target: "",
		result: "",
	},
	{
		what: `ratio, median of ${rounds} rounds in turns`,
		measured: ratio.toFixed(2),
		target: "",
		result: "",
	},
	{
		what: "the same ratio with 10 callers, too few to keep two cores busy",
		measured: middle(({ bare, few: { perSecond } }) => perSecond / bare).toFixed(2),
		target: "",
		result: "",
	},
	{
		what: "99 of 100 answers at 64 callers within",
		measured: `${p99.toFixed(0)} ms`,
		target: `${p99Milliseconds} ms`,
		result: verdict(holds[1]),
	},
	{
		what: "processor time a booking with 2 million past bookings, against 10 thousand",
		measured: growth.toFixed(2),
		target: `at most ${costGrowth}`,
		result: verdict(holds[2]),
	},
	{
		what: "processor time a booking, against the same server without the waiting list, in turns",
		measured: waitingList.toFixed(2),
		target: `at most ${mostForWaiting}`,
		result: verdict(holds[4]),
	},
	{
		what: "trainings with more bookings than places",
		measured: String(overfull.rowCount),
		target: "0",
		result: verdict(holds[3]),
	},
];
console.table(table);
writeProof({
	name: "booking",
	title: "Booking",
	text: `Members book over HTTP on the built server and PostgreSQL (decision 008). pgbench runs only the statement that takes a place and inserts a booking (\`bench/booking/bare.sql\`). The server without the waiting list is a copy of the build whose booking statement ends no wait. Every request is another booking; ${rows[0]?.count} rows are in the table at the end.`,
	rows: table,
});
process.exit(holds.every(Boolean) ? 0 : 1);
