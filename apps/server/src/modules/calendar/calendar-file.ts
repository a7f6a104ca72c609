import { brand } from "@kvart/contract/brand";
import type { Locale } from "@kvart/contract/locale";
import { addDays, type CalendarDate, type Day, formatClock, instantOf, minutesOf, zone } from "@kvart/contract/time";
import ical, {
	ICalAlarmType,
	ICalCalendarMethod,
	type ICalEventData,
	ICalEventRepeatingFreq,
	ICalEventStatus,
	type ICalLocation,
	ICalWeekday,
} from "ical-generator";
import { tzlib_get_ical_block } from "timezones-ical-library";

export interface CalendarEntry {
	/** Stable for the same training or event. */
	uid: string;
	date: CalendarDate;
	/** 930 is 9:30. */
	time: number;
	duration: number;
	/** Whole days up to this one, instead of time and duration. */
	wholeDaysTo?: CalendarDate;
	summary: string;
	description: string;
	location: string;
	position?: { latitude: number; longitude: number };
	url: string;
	cancelled: boolean;
	changedAt: Date;
	/** Increases with each change; calendars ignore older ones. */
	sequence?: number;
	/** `until` is inclusive; null without end. */
	weekly?: { day: Day; until: CalendarDate | null };
	/** An exception of a weekly training. */
	insteadOfWeekly?: boolean;
	/** Text of the alarm, an hour before. */
	reminder?: string;
}

const dayMinutes = 24 * 60;
const reminderSeconds = 3600;
const weekdays: Record<Day, ICalWeekday> = {
	1: ICalWeekday.MO,
	2: ICalWeekday.TU,
	3: ICalWeekday.WE,
	4: ICalWeekday.TH,
	5: ICalWeekday.FR,
	6: ICalWeekday.SA,
	7: ICalWeekday.SU,
};

/** Local time without offset; the zone is given separately. */
function wallClock(date: CalendarDate, minutes: number): string {
	const days = Math.floor(minutes / dayMinutes);
	return `${addDays(date, days)}T${formatClock(minutes - days * dayMinutes)}:00`;
}

function timesOf({ date, time, duration, wholeDaysTo }: CalendarEntry) {
	// The end of whole days is exclusive, and they have no zone.
	if (wholeDaysTo) return { start: date, end: addDays(wholeDaysTo, 1), allDay: true };
	const start = minutesOf(time);
	return { start: wallClock(date, start), end: wallClock(date, start + duration), timezone: zone };
}

function locationOf({ location, position }: CalendarEntry): ICalLocation | null {
	if (location === "") return null;
	return { title: location, ...(position && { geo: { lat: position.latitude, lon: position.longitude } }) };
}

function eventOf(entry: CalendarEntry): ICalEventData {
	const times = timesOf(entry);
	return {
		id: entry.uid,
		stamp: entry.changedAt,
		...(entry.sequence !== undefined && { sequence: entry.sequence }),
		...times,
		summary: entry.summary,
		description: entry.description,
		location: locationOf(entry),
		url: entry.url,
		status: entry.cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
		...(entry.insteadOfWeekly && { recurrenceId: times.start }),
		...(entry.weekly && {
			repeating: {
				freq: ICalEventRepeatingFreq.WEEKLY,
				byDay: [weekdays[entry.weekly.day]],
				...(entry.weekly.until && { until: instantOf(entry.weekly.until, 2359) }),
			},
		}),
		...(entry.reminder && {
			alarms: [{ type: ICalAlarmType.display, trigger: reminderSeconds, description: entry.reminder }],
		}),
	};
}

/** An iCalendar file (RFC 5545) that includes the rules of the time zone. */
export function calendarFile(name: string, locale: Locale, entries: readonly CalendarEntry[]): string {
	const calendar = ical({
		name,
		method: ICalCalendarMethod.PUBLISH,
		prodId: { company: brand.name, product: brand.name, language: locale.toUpperCase() },
		ttl: 3600,
		events: entries.map(eventOf),
	});
	const [zoneRules = ""] = tzlib_get_ical_block(zone);
	// The standard requires properties before components, but the library mixes them.
	return calendar
		.toString()
		.replace(/BEGIN:VEVENT|END:VCALENDAR/, (part) => `${zoneRules}\r\n${part}`)
		.replace(/(BEGIN:VALARM.*?END:VALARM\r\n)(.*?)(?=END:VEVENT)/gs, "$2$1");
}
