import type { Client } from "@kvart/contract/client";
import type { Closing } from "@kvart/contract/closings";
import { inLocale, type Locale } from "@kvart/contract/locale";
import { formatClock, formatTime, minutesOf } from "@kvart/contract/time";
import { dayAndMonth, dayRange } from "./calendar-format.ts";

export interface AnnouncedClosing {
	/** Null if the whole club is closed. */
	roomId: number | null;
	/** `1. januar`, `1. – 2. januar` or `18. novembar 10:00 – 14:00`. */
	when: string;
	reason: string;
	/** Local date and time, which compare as texts; the second is the first moment after it. */
	from: string;
	until: string;
}

function whenOf({ from_date, from_time, until_date, until_time }: Closing, locale: Locale): string {
	const oneDay = from_date === until_date;
	if (from_time === null || until_time === null)
		return oneDay ? dayAndMonth(from_date, locale) : dayRange(from_date, until_date, locale);
	const until = oneDay ? formatTime(until_time) : `${dayAndMonth(until_date, locale)} ${formatTime(until_time)}`;
	return `${dayAndMonth(from_date, locale)} ${formatTime(from_time)} – ${until}`;
}

const moment = (date: string, time: number) => `${date} ${formatClock(minutesOf(time))}`;

/** Closings of a club and its rooms, now and in the next weeks. */
export async function loadClosings(api: Client, gymId: number, locale: Locale): Promise<AnnouncedClosing[]> {
	const closings = await api.listClosings({ params: { id: gymId } });
	return closings.map((closing) => ({
		roomId: closing.gym_room_id,
		when: whenOf(closing, locale),
		reason: inLocale(locale, closing.reason, closing.reason_eng),
		from: moment(closing.from_date, closing.from_time ?? 0),
		until: moment(closing.until_date, closing.until_time ?? 2400),
	}));
}
