import { sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { openTestDatabase } from "../../../test/test-app.ts";
import { announceContentChange } from "./content-changes.ts";

const soon = { timeout: 10_000 };

test("a change is told when it is committed, and one that is taken back never", async () => {
	const database = await openTestDatabase();
	const tell = vi.fn();
	await database.onContentChange(tell);
	// A listener over the network tells once by itself, when it is connected.
	if (database.kind === "postgres") await vi.waitFor(() => expect(tell).toHaveBeenCalledTimes(1), soon);
	tell.mockClear();
	await expect(
		database.db.transaction(async (tx) => {
			await announceContentChange(tx);
			throw new Error("taken back");
		}),
	).rejects.toThrow("taken back");
	await database.db.transaction((tx) => announceContentChange(tx));
	await vi.waitFor(() => expect(tell).toHaveBeenCalledTimes(1), soon);
	await database.close();
});

test("a listener whose connection breaks comes back and says so", async () => {
	const database = await openTestDatabase();
	const tell = vi.fn();
	await database.onContentChange(tell);
	if (database.kind === "postgres") {
		await vi.waitFor(() => expect(tell).toHaveBeenCalledTimes(1), soon);
		await database.db.execute(
			sql`select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %' and datname = current_database()`,
		);
		await vi.waitFor(() => expect(tell).toHaveBeenCalledTimes(2), soon);
	}
	tell.mockClear();
	await announceContentChange(database.db);
	await vi.waitFor(() => expect(tell).toHaveBeenCalled(), soon);
	await database.close();
});
