import { isUndone } from "./violation.ts";

/** More than this in one statement gains nothing and lets the first wait for the last. */
const largest = 50;

/** One is carried out while the next gathers; the other is for when the first waits for a lock. */
const underWayAtOnce = 2;

interface Batching<Wish, Result> {
	/** Carries out several; the answers stand in the order of the wishes. */
	run: (wishes: Wish[]) => Promise<Result[]>;
	/** Two wishes with the same key cannot go in one statement. */
	keyOf: (wish: Wish) => unknown;
}

interface Waiting<Wish, Result> {
	wish: Wish;
	resolve: (result: Result) => void;
	reject: (reason: unknown) => void;
}

/**
 * Carries out wishes in few statements: what arrives while one is under way goes into the next, so many callers share a
 * round trip, a plan and a commit, and a single one waits for nobody.
 */
export function batched<Wish, Result>({ run, keyOf }: Batching<Wish, Result>): (wish: Wish) => Promise<Result> {
	let waiting: Waiting<Wish, Result>[] = [];
	let underWay = 0;
	let gathering = false;

	function nextBatch(): Waiting<Wish, Result>[] {
		const batch = new Map<unknown, Waiting<Wish, Result>>();
		const later: Waiting<Wish, Result>[] = [];
		for (const one of waiting) {
			const key = keyOf(one.wish);
			if (batch.size === largest || batch.has(key)) later.push(one);
			else batch.set(key, one);
		}
		waiting = later;
		return [...batch.values()];
	}

	async function carryOut(batch: Waiting<Wish, Result>[]): Promise<void> {
		try {
			const results = await run(batch.map(({ wish }) => wish));
			for (const [index, { resolve }] of batch.entries()) resolve(results[index] as Result);
		} catch (error) {
			// One of them spoiled it for all and nothing of it happened: alone, each gets the answer that is meant for it.
			if (batch.length > 1 && isUndone(error)) await Promise.all(batch.map((one) => carryOut([one])));
			else for (const { reject } of batch) reject(error);
		}
	}

	function begin(): void {
		gathering = false;
		while (underWay < underWayAtOnce && waiting.length > 0) {
			underWay += 1;
			void carryOut(nextBatch()).finally(() => {
				underWay -= 1;
				begin();
			});
		}
	}

	return (wish) =>
		new Promise((resolve, reject) => {
			waiting.push({ wish, resolve, reject });
			if (gathering) return;
			gathering = true;
			// Whatever came in over the network in this moment goes together.
			setImmediate(begin);
		});
}
