import { PGlite } from "@electric-sql/pglite";
import { expect, test } from "vitest";
import { tendTables } from "./tend-tables.ts";

// The embedded database is real.
const client = await PGlite.create();

async function knownRows(table: string): Promise<number | undefined> {
	const { rows } = await client.query<{ rows: number }>("select reltuples as rows from pg_class where relname = $1", [
		table,
	]);
	return rows[0]?.rows;
}

/** The statements that ran. */
async function tended(): Promise<string[]> {
	const done: string[] = [];
	const exec: typeof client.exec = (statement) => {
		done.push(statement);
		return client.exec(statement);
	};
	await tendTables({ query: client.query.bind(client), exec });
	return done;
}

test("a table has statistics as soon as it exists, and new ones when it has changed much", async () => {
	await client.exec(`
		create table places (taken integer);
		create table "two words" (id integer);
		insert into places select 0 from generate_series(1, 1000)`);
	expect(await knownRows("places")).toBe(-1);
	expect(await tended()).toEqual(["vacuum (analyze) places", 'vacuum (analyze) "two words"']);
	expect(await knownRows("places")).toBe(1000);
	expect(await tended()).toEqual([]);

	await client.exec("insert into places select 1 from generate_series(1, 100)");
	expect(await tended()).toEqual([]);
	await client.exec("insert into places select 1 from generate_series(1, 100)");
	expect(await tended()).toEqual(["vacuum (analyze) places"]);
	expect(await knownRows("places")).toBe(1200);
});

async function size(): Promise<number | undefined> {
	const { rows } = await client.query<{ size: number }>("select pg_relation_size('places')::integer as size");
	return rows[0]?.size;
}

async function change(): Promise<void> {
	await client.exec("update places set taken = taken + 1");
	await tendTables(client);
}

test("the space of changed rows is used again", async () => {
	await change();
	const before = await size();
	for (let times = 0; times < 5; times += 1) await change();
	expect(await size()).toBe(before);
});
