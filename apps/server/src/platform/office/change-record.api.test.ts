import { desc, eq } from "drizzle-orm";
import { afterAll, expect, test, vi } from "vitest";
import { testNow } from "../../../test/template.ts";
import { openTestDatabase } from "../../../test/test-app.ts";
import type { Database } from "../database/database.ts";
import { questions } from "../database/schema/content.ts";
import { auditLog } from "../database/schema/office.ts";
import { type Change, changeRecord } from "./change-record.ts";

// Tested with questions; every record of the office works the same.
const database = await openTestDatabase();
const { db } = database;
const deps = { db, clock: { now: () => testNow } };
afterAll(() => database.close());

type Question = typeof questions.$inferSelect;

async function read(tx: Database, id: number): Promise<Question | undefined> {
	const [row] = await tx.select().from(questions).where(eq(questions.id, id));
	return row;
}

function asking(text: string, more: Partial<Change<Question>> = {}): Change<Question> {
	const id = Number(more.id ?? 1);
	return {
		table: questions,
		key: questions.id,
		id,
		version: 1,
		actorId: 4,
		action: "question.changed",
		entity: "question",
		read: (tx) => read(tx, id),
		write: async (tx) => void (await tx.update(questions).set({ question: text }).where(eq(questions.id, id))),
		...more,
	};
}

const entries = () => db.select().from(auditLog).where(eq(auditLog.entity, "question")).orderBy(desc(auditLog.id));

test("a change increments the version and is audited with both states", async () => {
	const before = await read(db, 1);
	const after = await changeRecord(deps, asking("Koliko košta?"));
	expect(after).toEqual({ ...before, question: "Koliko košta?", version: 2 });
	expect(await entries()).toMatchObject([
		{ at: testNow, actorId: 4, action: "question.changed", entityId: "1", before, after },
	]);
});

test("a change of an outdated version writes nothing and returns the current record", async () => {
	const write = vi.fn();
	const stale = changeRecord(deps, asking("Druga", { version: 1, write }));
	await expect(stale).rejects.toMatchObject({
		code: "ERR_CHANGED_MEANWHILE",
		status: 409,
		current: { question: "Koliko košta?", version: 2 },
	});
	expect(write).not.toHaveBeenCalled();
	expect(await entries()).toHaveLength(1);
});

test("exactly one of many parallel changes of a version succeeds", async () => {
	const texts = Array.from({ length: 8 }, (_, index) => `Pitanje ${index}`);
	const results = await Promise.allSettled(texts.map((text) => changeRecord(deps, asking(text, { id: 2 }))));
	const successful = results.filter((result) => result.status === "fulfilled");
	expect(successful).toHaveLength(1);
	for (const result of results) {
		if (result.status === "rejected") expect(result.reason).toMatchObject({ current: successful[0]?.value });
	}
	expect(await read(db, 2)).toEqual(successful[0]?.value);
});

test("a refused change leaves neither the change nor an audit entry", async () => {
	const before = await read(db, 3);
	const change = asking("nikad", { id: 3 });
	const write = async (tx: Database, record: Question) => {
		await change.write(tx, record);
		throw new Error("refused");
	};
	await expect(changeRecord(deps, { ...change, write })).rejects.toThrow("refused");
	expect(await read(db, 3)).toEqual(before);
});

test("a missing record is not found", async () => {
	await expect(changeRecord(deps, asking("x", { id: 999_999 }))).rejects.toMatchObject({ code: "ERR_NOT_FOUND" });
});

test("a change of public content is announced when it is committed", async () => {
	const listener = vi.fn();
	await database.onContentChange(listener);
	// On PostgreSQL, connecting calls the listener once.
	if (database.kind === "postgres")
		await vi.waitFor(() => expect(listener).toHaveBeenCalledTimes(1), { timeout: 10_000 });
	listener.mockClear();
	await expect(changeRecord(deps, asking("x", { id: 4, version: 9 }))).rejects.toThrow();
	await changeRecord(deps, asking("x", { id: 4 }));
	await vi.waitFor(() => expect(listener.mock.calls).toEqual([["questions"]]), { timeout: 10_000 });
});

test("the audit entry can be limited to some fields", async () => {
	await changeRecord(deps, asking("x", { id: 6, noted: ({ topic }) => ({ topic }) }));
	const [entry] = await entries();
	expect(Object.keys(entry?.after as object)).toEqual(["topic"]);
});
