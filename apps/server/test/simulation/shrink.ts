import { type History, type Plan, simulate } from "./run.ts";
import { type Step, stepsOf } from "./steps.ts";

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Steps of people and restarts can be left out; the clock's cannot. */
const canGo = ({ kind }: Step) => kind === "person" || kind === "restart" || kind === "mail down" || kind === "release";

/**
 * Looks for a shorter history that still fails: leaves out half of the steps, then quarters, and so on, as long as
 * there is time. Returns the steps that remain.
 */
export async function shrink(
	plan: Plan,
	failed: NonNullable<History["failure"]>,
	{ milliseconds, onTry }: { milliseconds: number; onTry: (steps: number) => void },
): Promise<{ steps: Step[]; history: History }> {
	const deadline = performance.now() + milliseconds;
	const days = Math.min(plan.days, failed.day + 1);
	const until = Math.min(failed.step, Number.MAX_SAFE_INTEGER);
	const all = range(days).flatMap((day) => stepsOf(plan, day).filter(({ number }) => number <= until));
	const run = (kept: readonly Step[]) => {
		const numbers = new Set(kept.map(({ number }) => number));
		const without = new Set(all.flatMap((step) => (canGo(step) && !numbers.has(step.number) ? [step.number] : [])));
		return simulate({ ...plan, days, until, without });
	};
	let kept = all.filter(canGo);
	let history = await run(kept);
	for (let size = Math.ceil(kept.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2))
		for (let start = 0; start < kept.length && performance.now() < deadline; ) {
			const fewer = kept.toSpliced(start, size);
			const shorter = await run(fewer);
			if (shorter.failure) {
				[kept, history] = [fewer, shorter];
				onTry(kept.length);
			} else start += size;
		}
	return { steps: kept, history };
}
