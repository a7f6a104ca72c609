import type { CalendarDate } from "./time.ts";

/** After `count` misses in `days`, a member books only today's trainings for `pause_days`. */
export interface NoShowPolicy {
	count: number;
	days: number;
	pause_days: number;
}

/** The range for the office, and the proposed value. */
export const noShowPolicyLimits = {
	count: { least: 1, most: 20, usual: 3 },
	days: { least: 7, most: 180, usual: 30 },
	pause_days: { least: 1, most: 60, usual: 7 },
} as const satisfies Record<keyof NoShowPolicy, { least: number; most: number; usual: number }>;

/** A no-show or late cancellation that the desk has not forgiven. */
export const missKinds = ["no_show", "late_cancellation"] as const;
export type MissKind = (typeof missKinds)[number];

/** `pausedUntil` is the last day of the pause. Today's trainings can always be booked. */
export function isPausedFor(
	trainingDate: CalendarDate,
	today: CalendarDate,
	pausedUntil: CalendarDate | null | undefined,
): boolean {
	return pausedUntil !== null && pausedUntil !== undefined && today <= pausedUntil && trainingDate > today;
}
