import { sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { openTestDatabase } from "../../../test/test-app.ts";
import { nameOf, statement } from "./statement.ts";

const database = await openTestDatabase();
const { db, kind } = database;
afterAll(() => database.close());

const add = statement<{ sum: number; left: string }>(
	"test_add",
	sql`select ${sql.placeholder("left")}::integer + ${sql.placeholder("right")}::integer as sum, ${sql.placeholder("left")}::text as left`,
);

test("statements return rows as objects and take their values by name", async () => {
	expect(await add.run(db, { right: 2, left: 1 })).toEqual([{ sum: 3, left: "1" }]);
	expect(await add.run(db, { left: 5, right: 6 })).toEqual([{ sum: 11, left: "5" }]);
});

test("statements run in the transaction that they are given", async () => {
	const back = new Error("rolled back");
	const insert = statement(
		"test_insert",
		sql`insert into settings (key, value) values (${sql.placeholder("key")}, '1')`,
	);
	const work = db.transaction(async (tx) => {
		await insert.run(tx, { key: "test" });
		throw back;
	});
	await expect(work).rejects.toBe(back);
	expect((await db.execute(sql`select 1 from settings where key = 'test'`)) as { rows: unknown[] }).toMatchObject({
		rows: [],
	});
});

test("PostgreSQL keeps a statement under its name; the embedded database prepares it each time", async () => {
	await db.transaction(async (tx) => {
		await add.run(tx, { left: 1, right: 1 });
		await add.run(tx, { left: 1, right: 1 });
		const count = sql`select count(*)::integer from pg_prepared_statements where name = 'test_add'`;
		expect(await tx.execute(count)).toMatchObject({ rows: [{ count: kind === "postgres" ? 1 : 0 }] });
	});
});

test("only a statement that begins with its name has one", () => {
	expect(nameOf("/* booking_place */ select 1")).toBe("booking_place");
	expect(nameOf("select 1 /* booking_place */ ")).toBeUndefined();
});
