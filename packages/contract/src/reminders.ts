// Without zod, because the browser imports it.

/** When the mail before a training is sent. `evening`: of the day before, at `eveningTime`. */
export const reminders = ["off", "one-hour", "three-hours", "evening"] as const;
export type Reminder = (typeof reminders)[number];

/** 1900 is 19:00. */
export const eveningTime = 1900;
