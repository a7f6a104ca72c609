export const renewalOutcomes = ["renews", "thinks", "leaves", "not_reached"] as const;
export type RenewalOutcome = (typeof renewalOutcomes)[number];

export const renewalNoteLength = 500;
/** Members whose membership ends within so many days are called. */
export const renewalDays = 14;
/** A membership that begins within so many days after the one before continues it. */
export const continuesWithinDays = 30;
