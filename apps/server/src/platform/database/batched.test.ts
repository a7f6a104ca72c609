import { expect, test, vi } from "vitest";
import { batched } from "./batched.ts";

interface Wish {
	key: string;
	number: number;
}

const keyOf = ({ key }: Wish) => key;
const double = (wishes: Wish[]) => wishes.map(({ number }) => number * 2);

/** Runs that end when the test says so. */
function heldRuns() {
	const runs: { wishes: Wish[]; end: () => void; fail: (error: Error) => void }[] = [];
	const run = (wishes: Wish[]) =>
		new Promise<number[]>((resolve, reject) => {
			runs.push({ wishes, end: () => resolve(double(wishes)), fail: reject });
		});
	return { runs, run };
}

const refused = (code: string) => Object.assign(new Error("refused"), { code });
const numbersOf = ({ wishes }: { wishes: Wish[] }) => wishes.map(({ number }) => number);

test("what comes in the same moment goes together, and everybody gets the own answer", async () => {
	const run = vi.fn(async (wishes: Wish[]) => double(wishes));
	const ask = batched({ run, keyOf });
	expect(await Promise.all([1, 2, 3].map((number) => ask({ key: `${number}`, number })))).toEqual([2, 4, 6]);
	expect(run).toHaveBeenCalledTimes(1);
});

test("two wishes with one key never go together", async () => {
	const { runs, run } = heldRuns();
	const ask = batched({ run, keyOf });
	const answers = [1, 2, 3].map((number) => ask({ key: number === 2 ? "other" : "same", number }));
	await vi.waitFor(() => expect(runs).toHaveLength(2));
	expect(runs.map(numbersOf)).toEqual([[1, 2], [3]]);
	for (const { end } of runs) end();
	expect(await Promise.all(answers)).toEqual([2, 4, 6]);
});

test("what comes while two are under way gathers for the next, of fifty at most", async () => {
	const { runs, run } = heldRuns();
	const ask = batched({ run, keyOf });
	const first = [1, 2].map((number) => ask({ key: "same", number }));
	await vi.waitFor(() => expect(runs).toHaveLength(2));
	const later = Array.from({ length: 60 }, (_, number) => ask({ key: `later ${number}`, number }));
	runs[1]?.end();
	await vi.waitFor(() => expect(runs).toHaveLength(3));
	expect(runs[2]?.wishes).toHaveLength(50);
	runs[0]?.end();
	await vi.waitFor(() => expect(runs).toHaveLength(4));
	expect(runs[3]?.wishes).toHaveLength(10);
	runs[2]?.end();
	runs[3]?.end();
	expect(await Promise.all([...first, ...later])).toHaveLength(62);
});

test.for(["23505", "40P01", "55P03", "57014"])("one who spoils it with %s spoils it for nobody else", async (code) => {
	const run = vi.fn(async (wishes: Wish[]) => {
		if (wishes.some(({ number }) => number === 2)) throw refused(code);
		return double(wishes);
	});
	const ask = batched({ run, keyOf });
	const answers = await Promise.allSettled([1, 2, 3].map((number) => ask({ key: `${number}`, number })));
	expect(answers).toMatchObject([{ value: 2 }, { reason: { code } }, { value: 6 }]);
	expect(run).toHaveBeenCalledTimes(4);
});

test("a statement whose end is unknown is not tried again: it may have happened", async () => {
	const { runs, run } = heldRuns();
	const ask = batched({ run, keyOf });
	const answers = [1, 2].map((number) => ask({ key: `${number}`, number }));
	await vi.waitFor(() => expect(runs).toHaveLength(1));
	runs[0]?.fail(new Error("Connection terminated unexpectedly"));
	expect(await Promise.allSettled(answers)).toMatchObject([{ status: "rejected" }, { status: "rejected" }]);
	expect(runs).toHaveLength(1);
});
