import { parseHours } from "@kvart/contract/opening-hours";
import { formatClock, minutesOf, timeOf } from "@kvart/contract/time";

/** As the site keeps the hours of a day on which a club is closed. */
export const closedDay = "zatvoreno";

/** What the field shows: times as periods carry them, 930 is 9:30. Null while one is not typed yet. */
export interface DayHours {
	opens: number | null;
	closes: number | null;
}

const clock = (time: number | null) => (time === null ? "" : formatClock(minutesOf(time)));

/** `06:30 - 23:00`; half of it stays while the other half is typed. */
export function writeHours({ opens, closes }: DayHours): string {
	return `${clock(opens)} - ${clock(closes)}`;
}

function readClock(face: string | undefined): number | null {
	const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(face?.trim() ?? "") ?? [];
	return hours && minutes ? Number(hours) * 100 + Number(minutes) : null;
}

export function readHours(text: string): DayHours {
	const parsed = parseHours(text);
	if (parsed) return { opens: timeOf(parsed.opens), closes: timeOf(parsed.closes) };
	const [opens, closes] = text.split(/[-–]/);
	return { opens: readClock(opens), closes: readClock(closes) };
}
