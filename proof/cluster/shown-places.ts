import type { Intention } from "../faults/booking-load.ts";
import { capacity } from "../faults/crowd.ts";

/** The free places of all trainings as a visitor saw them. */
export interface Reading {
	/** `performance.now()`. */
	startedAt: number;
	endedAt: number;
	free: ReadonlyMap<number, number>;
}

const succeeded = ({ answers }: Intention) => (answers.at(-1)?.status ?? 500) < 300;

/**
 * Free places that were shown although a booking confirmed longer ago than `oldest` milliseconds had taken them, and
 * taken ones without a request. Requests under way may count or not.
 */
export function wronglyShown(readings: readonly Reading[], ledger: readonly Intention[], oldest: number) {
	const byTraining = Map.groupBy(ledger, ({ trainingId }) => trainingId);
	const wrong = { outdated: 0, unasked: 0 };
	for (const { startedAt, endedAt, free } of readings)
		for (const [trainingId, shown] of free) {
			const about = byTraining.get(trainingId) ?? [];
			const begun = (act: Intention["act"]) =>
				about.filter((each) => each.act === act && (each.answers[0]?.startedAt ?? 0) < endedAt).length;
			const confirmed = about.filter(
				(each) => each.act === "book" && succeeded(each) && (each.answers.at(-1)?.endedAt ?? 0) < startedAt - oldest,
			).length;
			if (shown > capacity - confirmed + begun("cancel")) wrong.outdated += 1;
			if (shown < capacity - begun("book")) wrong.unasked += 1;
		}
	return wrong;
}
