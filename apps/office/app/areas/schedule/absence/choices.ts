import type { CoachClass } from "@kvart/contract/staff/schedule-absence";

/** The substitute of each class; null cancels it. */
export type Choices = Readonly<Record<string, number | null>>;

export const keyOf = ({ period_id, training_date }: CoachClass) => `${period_id} ${training_date}`;

/** Somebody who is free and teaches it, of the club if possible; without one the class is cancelled. */
export function firstChoice({ candidates }: CoachClass): number | null {
	return candidates.find(({ teaches }) => teaches)?.id ?? null;
}
