import { type Database, isRolledBack } from "./database.ts";
import { currentTouched, recordTouched, Touched } from "./touched.ts";

/** In a larger statement the first would wait too long for the last. */
const maximumSize = 50;

interface Waiting<Input, Answer> {
	input: Input;
	resolve: (answer: Answer) => void;
	reject: (error: unknown) => void;
	/** Read and written by the waiting request. */
	touched: Touched | undefined;
}

interface Batching<Input, Answer> {
	/** One statement for all inputs; returns the answers in their order. */
	run: (db: Database, inputs: Input[]) => Promise<Answer[]>;
	/** Inputs with the same key go into different statements. */
	keyOf?: (input: Input) => unknown;
}

/**
 * Runs what is asked for in one turn of the event loop as one statement: parallel requests share a round trip and a
 * commit, a single request waits for nothing.
 */
export function batched<Input, Answer>({
	run,
	keyOf = (input) => input,
}: Batching<Input, Answer>): (db: Database, input: Input) => Promise<Answer> {
	const queues = new WeakMap<Database, Waiting<Input, Answer>[]>();

	async function runBatch(db: Database, batch: Waiting<Input, Answer>[]): Promise<void> {
		try {
			const inputs = batch.map(({ input }) => input);
			const done = new Touched();
			const answers = await recordTouched(done, () => run(db, inputs));
			for (const { touched } of batch) touched?.add(done);
			for (const [index, { resolve }] of batch.entries()) resolve(answers[index] as Answer);
		} catch (error) {
			// One input that violates a constraint fails the statement for all; alone, each gets its own answer.
			if (batch.length > 1 && isRolledBack(error)) await Promise.all(batch.map((one) => runBatch(db, [one])));
			else for (const { reject } of batch) reject(error);
		}
	}

	function runQueue(db: Database, queue: Waiting<Input, Answer>[]): void {
		queues.delete(db);
		while (queue.length > 0) {
			const batch = new Map<unknown, Waiting<Input, Answer>>();
			const later: Waiting<Input, Answer>[] = [];
			for (const waiting of queue) {
				const key = keyOf(waiting.input);
				if (batch.size === maximumSize || batch.has(key)) later.push(waiting);
				else batch.set(key, waiting);
			}
			void runBatch(db, [...batch.values()]);
			queue = later;
		}
	}

	return (db, input) =>
		new Promise((resolve, reject) => {
			const queue = queues.get(db);
			const waiting = { input, resolve, reject, touched: currentTouched() };
			if (queue) {
				queue.push(waiting);
				return;
			}
			const started = [waiting];
			queues.set(db, started);
			// After all requests that have arrived in this turn.
			setImmediate(() => runQueue(db, started));
		});
}
