import { once } from "node:events";
import { connect, createServer } from "node:net";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { Pool } from "pg";
import { afterAll, expect, inject, test } from "vitest";
import { returnConnections } from "./postgres.ts";

// A real PostgreSQL behind a proxy that can cut connections when a transaction begins, as a restart does.
const template = inject("template");
if (!("url" in template)) throw new Error("This needs PostgreSQL.");
const { hostname, port, username } = new URL(template.url);
let cutting = false;
const proxy = createServer((inside) => {
	const outside = connect(Number(port), hostname);
	inside.on("data", (bytes) => {
		if (cutting && bytes.includes("begin")) inside.destroy();
		else outside.write(bytes);
	});
	outside.on("data", (bytes) => inside.write(bytes));
	for (const [from, to] of [
		[inside, outside],
		[outside, inside],
	] as const) {
		from.on("error", () => undefined);
		from.on("close", () => to.destroy());
	}
});
proxy.listen(0, "127.0.0.1");
await once(proxy, "listening");
const { port: proxyPort } = proxy.address() as { port: number };
const pool = new Pool({
	connectionString: `postgres://${username}@127.0.0.1:${proxyPort}/postgres`,
	max: 2,
	connectionTimeoutMillis: 2000,
});
pool.on("error", () => undefined);
const db = returnConnections(drizzle(pool), pool);
afterAll(async () => {
	await pool.end();
	proxy.close();
});

test("transactions that cannot begin give their connections back", async () => {
	cutting = true;
	for (let number = 0; number < 5; number += 1)
		await expect(db.transaction((tx) => tx.execute(sql`select 1`))).rejects.toThrow();
	cutting = false;
	const { rows } = await db.transaction((tx) => tx.execute(sql`select 7 as number`));
	expect(rows).toEqual([{ number: 7 }]);
	expect(pool.waitingCount).toBe(0);
});
