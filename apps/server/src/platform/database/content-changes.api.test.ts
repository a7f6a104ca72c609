import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { openTestDatabase } from "../../../test/test-app.ts";
import { announceContentChange } from "./content-changes.ts";

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
			await announceContentChange(tx);
			throw new Error("taken back");
		}),
	).rejects.toThrow("taken back");
	await database.db.transaction((tx) => announceContentChange(tx));
	await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(1), soon);
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
	await announceContentChange(database.db);
	await vi.waitFor(() => expect(listener).toHaveBeenCalled(), soon);
	await database.close();
});
