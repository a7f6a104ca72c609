// Separate from session.ts, so that the office does not load the schema library.

/** Without a call of the office. */
export const staffIdleMinutes = 30;

export const secondFactorDigits = 6;
