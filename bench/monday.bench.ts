import { join } from "node:path";
import { Client } from "pg";
import { startDatabaseCluster } from "../proof/cluster/cluster.ts";
import { pidsOf } from "../proof/cluster/network.ts";
import { urlAt } from "../proof/cluster/node.ts";
import { startMailServer } from "../proof/site/mail-server.ts";
import { startPair } from "../proof/site/pair.ts";
import { root } from "../scripts/steps.mjs";
import { startBuiltServer } from "./built-server.ts";
import { freePort } from "./machine.ts";
import { countContradictions, fillChain } from "./monday/chain.ts";
import { Crowd, generator, type Measured, type Parts } from "./monday/crowd.ts";
import { sharedShare } from "./monday/shared-share.ts";
import { verdict, writeProof } from "./proof.ts";

/** The busiest minute of a national chain (docs/scaling.md), as far as this machine goes, and what the whole would need. */
const wanted = { bookings: 350, views: 2800 };
const callers = 64;
const seconds = Number(process.env["BENCH_SECONDS"] ?? 20);
const warmUpSeconds = Math.ceil(seconds / 2);

const report = (text: string) => console.log(text);
const database = await startDatabaseCluster(report);
const databaseUrl = await database.create("kvart");
const settings = { RATE_LIMIT: "off", CLOCK: "2026-11-16T06:00:00+01:00", NODE_ENV: "" };
const data = join(root, "node_modules/.cache/bench-data");
await (await startBuiltServer({ ...settings, DATABASE_URL: databaseUrl, DATA_DIR: data, DEMO: "1" })).stop();
const client = new Client({ connectionString: databaseUrl });
await client.connect();
report("filling in 500 clubs");
const chain = await fillChain(client);
const mail = await startMailServer();
const metricsPorts = [await freePort(), await freePort()] as const;
const pair = await startPair({ databaseUrl, mailUrl: mail.url }, (number) => ({
	...settings,
	METRICS_PORT: String(metricsPorts[number]),
	DATABASE_REPLICA_URLS: database.nodes.map((node) => urlAt(node, databaseUrl)).join(","),
}));
const primary = await database.nodeWith("leader");
const parts: Parts = {
	"two servers": () => pair.instances.map(({ server }) => server.pid),
	"primary of the database": () => pidsOf(primary.name),
	"two replicas": () => database.nodes.filter((node) => node !== primary).flatMap(({ name }) => pidsOf(name)),
	"two proxies": () => [pair.proxy.pid, database.proxy.pid],
};

const first = await fetch(`${pair.url}/api/period/gym_room/${chain.firstRoom}`);
if (!first.ok) throw new Error(`The first view was answered with ${first.status}: ${await first.text()}`);
const crowd = new Crowd(pair.url, chain, parts);
report("people look and book: warming up");
await crowd.send("both", callers, warmUpSeconds);
report("views, bookings, and both as on a Monday at six");
const views = await crowd.send("views", callers, seconds);
const bookings = await crowd.send("bookings", callers, seconds);
const before = await sharedShare(metricsPorts);
const both = await crowd.send("both", callers, seconds);
const shared = (await sharedShare(metricsPorts)).since(before);
// Patroni changes it when the machine is too busy for its own checks; then the figures mean nothing.
const samePrimary = (await database.nodeWith("leader")) === primary;
const contradictions = await countContradictions(client);
await client.end();
await pair.stop();
await mail.stop();
await database.stop();

const whole = wanted.bookings + wanted.views;
if (!samePrimary) throw new Error("The primary of the database changed meanwhile: run it on a quiet machine.");
const failed = views.failed + bookings.failed + both.failed;
const milliseconds = (measured: Measured, part: string) => `${((measured.cost[part] ?? 0) * 1000).toFixed(2)} ms`;
const cores = (part: string) => wanted.views * (views.cost[part] ?? 0) + wanted.bookings * (bookings.cost[part] ?? 0);
const names = [...Object.keys(parts), generator];
const used = Object.values(both.cost).reduce((sum, cost) => sum + cost, 0);
const rows = [
	...names.map((part) => ({
		part,
		"a view": milliseconds(views, part),
		"a booking": milliseconds(bookings, part),
		"share on this machine": `${(((both.cost[part] ?? 0) / used) * 100).toFixed(0)} %`,
		"cores for the whole": part === generator ? "" : cores(part).toFixed(1),
		result: "",
	})),
	{
		part: "all",
		"a view": `${views.perSecond.toFixed(0)} a second alone`,
		"a booking": `${bookings.perSecond.toFixed(0)} a second alone`,
		"share on this machine": `${both.perSecond.toFixed(0)} a second together: ${((both.perSecond / whole) * 100).toFixed(0)} % of the whole`,
		"cores for the whole": Object.keys(parts)
			.reduce((sum, part) => sum + cores(part), 0)
			.toFixed(1),
		result: verdict(failed === 0 && contradictions === 0),
	},
];
console.table(rows);
writeProof({
	name: "monday",
	title: "A Monday at six",
	text: `The busiest minute of 500 clubs (docs/scaling.md): ${wanted.views.toLocaleString("en")} views of a schedule and ${wanted.bookings} bookings a second, in this proportion, sent by \`wrk\` from
${callers} connections as fast as they are answered: ${chain.rooms.toLocaleString("en")} rooms with ${(chain.trainings / chain.rooms).toFixed(0)} classes each, popular ones more often. The trial cluster (three PostgreSQL with Patroni and etcd,
HAProxy, two servers, HAProxy) and the generator share the cores of one machine; bookings wait for the synchronous replica. Columns are processor
time for one request; *cores for the whole* multiplies it, and leaves no reserve.`,
	rows,
	notes: [
		`${(shared * 100).toFixed(0)} % of the views on the Monday were answered from what visitors share for two seconds; with more views of the same rooms it is more.`,
		`99 of 100 answers: views alone within ${views.p99Milliseconds.toFixed(0)} ms, bookings alone ${bookings.p99Milliseconds.toFixed(0)} ms, both ${both.p99Milliseconds.toFixed(0)} ms, with all cores busy.`,
		`Failed requests: ${failed}. Classes that are overfull or miscounted: ${contradictions}.`,
	],
});
process.exit(failed === 0 && contradictions === 0 ? 0 : 1);
