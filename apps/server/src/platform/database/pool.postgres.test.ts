import { once } from "node:events";
import { connect, createServer } from "node:net";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { afterAll, expect, inject, test } from "vitest";
import { openPool, returnConnections } from "./pool.ts";

// A real PostgreSQL behind a proxy that can cut connections when a transaction begins, or end them right after an answer.
const template = inject("template");
if (!("url" in template)) throw new Error("This needs PostgreSQL.");
const { hostname, port, username } = new URL(template.url);
let cutting = false;
let ending = false;

const fields = Buffer.from("SFATAL\0C57P01\0Mterminating connection due to administrator command\0\0");
const farewell = Buffer.concat([Buffer.from("E\0\0\0"), Buffer.of(fields.length + 4), fields]);

const proxy = createServer((inside) => {
	const outside = connect(Number(port), hostname);
	inside.on("data", (bytes) => {
		if (cutting && bytes.includes("begin")) inside.destroy();
		else outside.write(bytes);
	});
	outside.on("data", (bytes) => {
		if (ending) inside.end(Buffer.concat([bytes, farewell]));
		else inside.write(bytes);
	});
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
const pool = openPool({
	connectionString: `postgres://${username}@127.0.0.1:${proxyPort}/postgres`,
	max: 1,
	connectionTimeoutMillis: 2000,
});
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

test("a connection may break while it goes from one user to the next", async () => {
	await pool.query("select 1");
	ending = true;
	const last = pool.query("select 2");
	const next = db.transaction((tx) => tx.execute(sql`select 3`));
	await Promise.all([last, expect(next).rejects.toThrow()]);
	ending = false;
	const { rows } = await db.transaction((tx) => tx.execute(sql`select 7 as number`));
	expect(rows).toEqual([{ number: 7 }]);
});
