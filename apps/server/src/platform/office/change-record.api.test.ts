import { desc, eq } from "drizzle-orm";
import { afterAll, expect, test, vi } from "vitest";
import { testNow } from "../../../test/template.ts";
import { openTestDatabase } from "../../../test/test-app.ts";
import type { Database } from "../database/database.ts";
import { questions } from "../database/schema/content.ts";
import { auditLog } from "../database/schema/office.ts";
import { type Change, changeRecord } from "./change-record.ts";

// A question of the price list stands for every record that people edit.
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

const notes = () => db.select().from(auditLog).where(eq(auditLog.entity, "question")).orderBy(desc(auditLog.id));

test("a change counts the version up and is noted with both states", async () => {
	const before = await read(db, 1);
	const after = await changeRecord(deps, asking("Koliko košta?"));
	expect(after).toEqual({ ...before, question: "Koliko košta?", version: 2 });
	expect(await notes()).toMatchObject([
		{ at: testNow, actorId: 4, action: "question.changed", entityId: "1", before, after },
	]);
});

test("a change that was made from an older version is told the record as it is, and writes nothing", async () => {
	const write = vi.fn();
	const stale = changeRecord(deps, asking("Druga", { version: 1, write }));
	await expect(stale).rejects.toMatchObject({
		code: "ERR_CHANGED_MEANWHILE",
		status: 409,
		current: { question: "Koliko košta?", version: 2 },
	});
	expect(write).not.toHaveBeenCalled();
	expect(await notes()).toHaveLength(1);
});

test("of many changes of one version exactly one is kept, and the others are told which", async () => {
	const texts = Array.from({ length: 8 }, (_, index) => `Pitanje ${index}`);
	const results = await Promise.allSettled(texts.map((text) => changeRecord(deps, asking(text, { id: 2 }))));
	const kept = results.filter((result) => result.status === "fulfilled");
	expect(kept).toHaveLength(1);
	for (const result of results) {
		if (result.status === "rejected") expect(result.reason).toMatchObject({ current: kept[0]?.value });
	}
	expect(await read(db, 2)).toEqual(kept[0]?.value);
});

test("what is refused while it is written leaves neither a trace nor a note", async () => {
	const before = await read(db, 3);
	const change = asking("nikad", { id: 3 });
	const write = async (tx: Database, record: Question) => {
		await change.write(tx, record);
		throw new Error("refused");
	};
	await expect(changeRecord(deps, { ...change, write })).rejects.toThrow("refused");
	expect(await read(db, 3)).toEqual(before);
});

test("a record that is not there is not found", async () => {
	await expect(changeRecord(deps, asking("x", { id: 999_999 }))).rejects.toMatchObject({ code: "ERR_NOT_FOUND" });
});

test("what visitors read is announced when it is kept, and only then", async () => {
	const tell = vi.fn();
	await database.onContentChange(tell);
	// A listener over the network tells once by itself, when it is connected.
	if (database.kind === "postgres") await vi.waitFor(() => expect(tell).toHaveBeenCalledTimes(1), { timeout: 10_000 });
	tell.mockClear();
	await expect(changeRecord(deps, asking("x", { id: 4, version: 9, content: true }))).rejects.toThrow();
	await changeRecord(deps, asking("x", { id: 5 }));
	await changeRecord(deps, asking("x", { id: 4, content: true }));
	await vi.waitFor(() => expect(tell).toHaveBeenCalledTimes(1), { timeout: 10_000 });
});

test("only what is to be noted is", async () => {
	await changeRecord(deps, asking("x", { id: 6, noted: ({ topic }) => ({ topic }) }));
	const [note] = await notes();
	expect(Object.keys(note?.after as object)).toEqual(["topic"]);
});
