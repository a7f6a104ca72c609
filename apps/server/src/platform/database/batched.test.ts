import { expect, test, vi } from "vitest";
import { batched } from "./batched.ts";
import type { Database } from "./database.ts";
import { recordTouched, statementLog, Touched } from "./touched.ts";

const db = {} as Database;
const failure = (code: string) => Object.assign(new Error(code), { code });
const double = async (_: Database, inputs: number[]) => inputs.map((input) => input * 2);

test("calls in one turn of the event loop become one statement, answered in order", async () => {
	const run = vi.fn(double);
	const ask = batched({ run });
	expect(await Promise.all([ask(db, 3), ask(db, 1), ask(db, 2)])).toEqual([6, 2, 4]);
	expect(await ask(db, 5)).toBe(10);
	expect(run.mock.calls.map(([, inputs]) => inputs)).toEqual([[3, 1, 2], [5]]);
});

test("a statement holds at most fifty", async () => {
	const run = vi.fn(double);
	const ask = batched({ run });
	await Promise.all(Array.from({ length: 120 }, (_, input) => ask(db, input)));
	expect(run.mock.calls.map(([, inputs]) => inputs.length)).toEqual([50, 50, 20]);
});

test("inputs with the same key go into different statements", async () => {
	const run = vi.fn(double);
	const ask = batched({ run, keyOf: (input) => input % 10 });
	await Promise.all([1, 2, 11, 21, 3].map((input) => ask(db, input)));
	expect(run.mock.calls.map(([, inputs]) => inputs)).toEqual([[1, 2, 3], [11], [21]]);
});

test("another database or transaction has statements of its own", async () => {
	const run = vi.fn(double);
	const ask = batched({ run });
	const transaction = {} as Database;
	await Promise.all([ask(db, 1), ask(transaction, 2), ask(db, 3)]);
	expect(run.mock.calls).toEqual([
		[db, [1, 3]],
		[transaction, [2]],
	]);
});

test("after a violated constraint each runs alone, and only the one that violates it fails", async () => {
	const run = vi.fn(async (_: Database, inputs: number[]) => {
		if (inputs.includes(13)) throw failure("23505");
		return inputs;
	});
	const ask = batched({ run });
	const answers = await Promise.allSettled([ask(db, 1), ask(db, 13), ask(db, 2)]);
	expect(answers.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
});

test("after a lost connection nothing runs again: the statement may have been carried out", async () => {
	const run = vi.fn(async () => {
		throw failure("ECONNRESET");
	});
	const ask = batched({ run });
	const answers = await Promise.allSettled([ask(db, 1), ask(db, 2)]);
	expect(answers.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
	expect(run).toHaveBeenCalledTimes(1);
});

test("each request has written what its statement wrote", async () => {
	const ask = batched({
		run: async (_, inputs: number[]) => {
			statementLog.logQuery("insert into bookings select 1");
			return inputs;
		},
	});
	const requests = [new Touched(), new Touched()];
	await Promise.all(requests.map((touched, input) => recordTouched(touched, () => ask(db, input))));
	expect(requests.map(({ written }) => [...written])).toEqual([["bookings"], ["bookings"]]);
});
