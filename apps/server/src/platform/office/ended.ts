import { type SQL, sql } from "drizzle-orm";

/** For a query: a training at `time` (930 is 9:30) of a date has ended, by the clubs' clock. */
export function hasEndedBy(now: Date, date: SQL, time: SQL, duration: SQL): SQL<boolean> {
	return sql<boolean>`((${date} + make_interval(mins => ${time} / 100 * 60 + ${time} % 100 + ${duration}))
		at time zone 'Europe/Belgrade' <= ${now.toISOString()}::timestamptz)`;
}
