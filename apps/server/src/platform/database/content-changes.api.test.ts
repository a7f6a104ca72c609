import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { openTestDatabase } from "../../../test/test-app.ts";
import type { Database } from "./database.ts";

const rename = (db: Database) => db.execute(sql`update trainers set name = name where id = 1`);

const soon = { timeout: 10_000 };

test("a change is announced when it is committed, never when it is rolled back", async () => {
	const database = await openTestDatabase();
	const listener = vi.fn();
	await database.onContentChange(listener);
	// On PostgreSQL, connecting calls the listener once.
	if (database.kind === "postgres") await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(1), soon);
	listener.mockClear();
	await expect(
		database.db.transaction(async (tx) => {
			await rename(tx);
			throw new Error("taken back");
		}),
	).rejects.toThrow("taken back");
	await database.db.transaction(async (tx) => {
		await rename(tx);
		await rename(tx);
		await tx.execute(sql`delete from trainer_gyms where trainer_id = 1`);
	});
	await vi.waitFor(() => expect(listener.mock.calls).toEqual([["trainers"], ["trainer_gyms"]]), soon);
	await database.close();
});

test("a listener reconnects and is called then", async () => {
	const database = await openTestDatabase();
	const listener = vi.fn();
	await database.onContentChange(listener);
	if (database.kind === "postgres") {
		await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(1), soon);
		await database.db.execute(
			sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %' and datname = current_database()`,
		);
		await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(2), soon);
	}
	listener.mockClear();
	await rename(database.db);
	await vi.waitFor(() => expect(listener).toHaveBeenCalled(), soon);
	await database.close();
});
