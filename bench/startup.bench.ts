import { Client } from "pg";
import { startCluster } from "../apps/server/test/postgres-cluster.ts";
import budgets from "./budgets.json" with { type: "json" };
import { startBuiltServer } from "./built-server.ts";

/** How soon the built server answers on PostgreSQL, and what it holds in memory after some traffic. */
const cluster = await startCluster();
const admin = new Client({ connectionString: `${cluster.url}/postgres` });
await admin.connect();
await admin.query("create database kvart_startup");
await admin.end();
const env = { DATABASE_URL: `${cluster.url}/kvart_startup`, RATE_LIMIT: "off" };

// The first start fills the database with the demo; the ones that count find it ready.
await (await startBuiltServer({ ...env, DEMO: "1" })).stop();
const starts: number[] = [];
let memory = 0;
for (let round = 0; round < 5; round += 1) {
	const server = await startBuiltServer(env);
	starts.push(server.readyMilliseconds);
	for (let request = 0; request < 200; request += 1)
		await (await fetch(`${server.url}/${request % 2 ? "en" : ""}`)).text();
	memory = Math.max(memory, server.memoryMegabytes());
	await server.stop();
}
await cluster.stop();

const median = starts.toSorted((a, b) => a - b)[2] ?? Number.NaN;
const { readyMilliseconds, memoryMegabytes } = budgets.server;
console.table([
	{ what: "ready after (median of 5)", measured: `${median.toFixed(0)} ms`, budget: `${readyMilliseconds} ms` },
	{ what: "memory after 200 pages", measured: `${memory.toFixed(0)} MB`, budget: `${memoryMegabytes} MB` },
]);
if (median > readyMilliseconds || memory > memoryMegabytes) process.exit(1);
