import { join } from "node:path";
import { root } from "../scripts/steps.mjs";
import budgets from "./budgets.json" with { type: "json" };
import { startBuiltServer } from "./built-server.ts";
import { median } from "./load.ts";
import { verdict, writeProof } from "./proof.ts";
import { startDatabase } from "./temporary-database.ts";

/** Start-up time of the built server on PostgreSQL, and memory after some traffic. */
const rounds = 15;
const pages = 200;
const database = await startDatabase();
const env = {
	DATABASE_URL: await database.create("kvart_startup"),
	DATA_DIR: join(root, "node_modules/.cache/bench-data"),
	RATE_LIMIT: "off",
};

// The first start creates the demo data and is not measured.
await (await startBuiltServer({ ...env, DEMO: "1" })).stop();
const starts: number[] = [];
let memory = 0;
for (let round = 0; round < rounds; round += 1) {
	const server = await startBuiltServer(env);
	starts.push(server.readyMilliseconds);
	for (let request = 0; request < pages; request += 1) {
		// Never cached: each is rendered.
		const headers = { session_id: "nobody" };
		await (await fetch(`${server.url}/${request % 2 ? "en" : ""}`, { headers })).text();
	}
	memory = Math.max(memory, server.memoryMegabytes());
	await server.stop();
}
await database.stop();

const ready = median(starts);
const { readyMilliseconds, memoryMegabytes } = budgets.server;
const holds = [ready <= readyMilliseconds, memory <= memoryMegabytes] as const;
const rows = [
	{
		what: `ready after its start, median of ${rounds}`,
		measured: `${ready.toFixed(0)} ms`,
		target: `at most ${readyMilliseconds} ms`,
		share: (ready / readyMilliseconds).toFixed(2),
		result: verdict(holds[0]),
	},
	{
		what: `memory after ${pages} rendered pages, the most of ${rounds}`,
		measured: `${memory.toFixed(0)} MB`,
		target: `at most ${memoryMegabytes} MB`,
		share: (memory / memoryMegabytes).toFixed(2),
		result: verdict(holds[1]),
	},
];
console.table(rows);
writeProof({
	name: "startup",
	title: "Start and memory",
	text: "The built server on PostgreSQL with the demo in it: from the start of the process to its first answer, and its resident memory.",
	rows,
});
if (!holds.every(Boolean)) process.exit(1);
