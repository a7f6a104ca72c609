import { join } from "node:path";
import { Client } from "pg";
import { root } from "../scripts/steps.mjs";
import budgets from "./budgets.json" with { type: "json" };
import { startBuiltServer } from "./built-server.ts";
import { addStaffSession, countRows, freePeriod, grow, prepareToGrow } from "./growth/grow.ts";
import { requestsFor, timeRequests } from "./growth/requests.ts";
import { planOf, type StatementTime, takeStatementTimes } from "./growth/statements.ts";
import { restOf } from "./machine.ts";
import { verdict, writeProof } from "./proof.ts";
import { startDatabase } from "./temporary-database.ts";

/** The same requests on 1, 10 and 100 times the demo data, and which SQL statements get slower. */
const scales = [1, 10, 100];
const database = await startDatabase({ shared_preload_libraries: "pg_stat_statements" });
const url = await database.create("kvart_growth");
const env = {
	DATABASE_URL: url,
	DATA_DIR: join(root, "node_modules/.cache/bench-data"),
	RATE_LIMIT: "off",
	// A Wednesday morning, so that the week still has bookable trainings.
	CLOCK: "2026-11-18T10:00:00+01:00",
};
await (await startBuiltServer({ ...env, DEMO: "1" })).stop();
const client = new Client({ connectionString: url });
await client.connect();
await client.query("create extension pg_stat_statements");
await prepareToGrow(client);
await addStaffSession(client);
const requests = requestsFor(await freePeriod(client));

const counts: string[] = [];
const times: Map<string, number>[] = [];
const statements: Map<string, StatementTime>[] = [];
for (const [index, scale] of scales.entries()) {
	await grow(client, scales[index - 1] ?? 0, scale);
	counts.push(`${scale}×: ${await countRows(client)}`);
	const server = await startBuiltServer(env);
	await restOf(server.pid);
	await takeStatementTimes(client);
	times.push(...(await timeRequests([server.url], requests)));
	statements.push(await takeStatementTimes(client));
	await server.stop();
}

const [first, , last] = statements;
const slow = [...(last ?? [])]
	.map(([id, time]) => ({ ...time, before: first?.get(id)?.milliseconds ?? time.milliseconds }))
	.filter(({ milliseconds, before }) => milliseconds > 1 && milliseconds > 2 * before)
	.toSorted((a, b) => b.milliseconds - a.milliseconds);
for (const { query, milliseconds, before } of slow) {
	console.log(`\n${before.toFixed(2)} -> ${milliseconds.toFixed(2)} ms: ${query.replace(/\s+/g, " ").slice(0, 1500)}`);
	console.log(await planOf(client, query));
}
await client.end();
await database.stop();

const target = budgets.growth.ratioAt100;
const rows = requests.map(({ what, maximumMilliseconds: most, readsAll = false }) => {
	const [one = 0, ten = 0, hundred = 0] = times.map((time) => time.get(what));
	return {
		request: what,
		"1×": `${one.toFixed(1)} ms`,
		"10×": (ten / one).toFixed(2),
		"100×": (hundred / one).toFixed(2),
		target: [
			!readsAll && `at most ${target}`,
			most !== undefined && `at most ${most} ms (was ${hundred.toFixed(1)} ms)`,
		]
			.filter(Boolean)
			.join(", "),
		result: verdict((readsAll || hundred / one <= target) && hundred <= (most ?? Number.POSITIVE_INFINITY)),
	};
});
console.table(rows);
for (const { query, milliseconds, before } of slow.slice(0, 5))
	console.log(`${before.toFixed(2)} -> ${milliseconds.toFixed(2)} ms: ${query.replace(/\s+/g, " ").slice(0, 1500)}\n`);
writeProof({
	name: "growth",
	title: "Growth",
	text: `The same requests, one after the other, on growing data in PostgreSQL: the median time at the demo's size and the ratio to it at 10 and
100 times. ${counts.join("; ")}.`,
	rows,
});
if (rows.some(({ result }) => result !== "pass")) process.exit(1);
