import type { Client } from "@kvart/contract/client";
import type { Locale } from "@kvart/contract/locale";
import { addDays, formatTime } from "@kvart/contract/time";
import { fullDay } from "../../lib/calendar-format.ts";
import { comingClass } from "../../lib/coming-class.ts";
import { loadNextClasses, type NextClasses } from "../../lib/next-classes.server.ts";
import { NotFoundError } from "../../lib/page.ts";
import { m } from "../../paraglide/messages.js";

export type ClassData = Awaited<ReturnType<typeof loadClass>>;

/** As far ahead as boards show. */
const daysAhead = 14;
const shown = 3;

/** `7-2026-11-18`: a class on a date. */
function readName(name: string): { period: string; date: string } {
	const [, period, date] = /^([1-9]\d{0,8})-(\d{4}-\d{2}-\d{2})$/.exec(name) ?? [];
	if (!period || !date) throw new NotFoundError();
	return { period, date };
}

/** One class on its date; if it is over, its next dates, or the next classes of all clubs. */
export async function loadClass(api: Client, locale: Locale, name: string) {
	const { period, date } = readName(name);
	const { date: today, booking_window: window } = await api.getTime();
	const known = Array.from({ length: daysAhead + 1 }, (_, ahead) => addDays(today, ahead)).includes(date);
	const onDate = known ? (await api.findPeriods({ query: { period, date, limit: "1" } })).results[0] : undefined;
	const coming = onDate ? comingClass(onDate, locale) : null;
	return {
		coming: coming && {
			...coming,
			when: m.find_class_when({ day: fullDay(coming.date, locale), time: formatTime(coming.time) }),
			/** When guests can book, unless it is now. */
			guests: date === today ? null : window === "today" ? m.find_class_guests_today() : m.find_class_guests(),
		},
		next: await nextOf(api, locale, { period, date, training: onDate?.training.id }),
	};
}

interface Shared {
	period: string;
	date: string;
	training: number | undefined;
}

/** Its other dates; else the same training at other times, or what comes next at all. */
async function nextOf(api: Client, locale: Locale, { period, date, training }: Shared): Promise<NextClasses> {
	const { results } = await api.findPeriods({ query: { period, limit: String(shown + 1) } });
	const [first, ...more] = results.filter(({ training_date }) => training_date !== date);
	if (first) {
		const classes = [first, ...more].slice(0, shown).map((each) => comingClass(each, locale));
		return { classes, allPath: `/find?training=${first.training.id}` };
	}
	const next = await loadNextClasses(api, locale, training === undefined ? {} : { training });
	return { ...next, classes: next.classes.filter((each) => `${each.id} ${each.date}` !== `${period} ${date}`) };
}
