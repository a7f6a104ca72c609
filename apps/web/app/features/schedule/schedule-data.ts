import type { BookingWindow } from "@kvart/contract/booking";
import type { CalendarDate, Day } from "@kvart/contract/time";
import type { PageSeo } from "../../lib/seo.ts";
import type { Slot } from "../../lib/slot.ts";
import type { PictureSource } from "../../ui/picture/picture-data.ts";

export type NamedPath = [name: string, path: string];

/** One day of a week as it is written on the board. */
export interface BoardDay {
	day: Day;
	date: CalendarDate;
	/** `sreda` */
	name: string;
	/** `sre` */
	short: string;
	/** `18.11.` */
	label: string;
	/** `sreda, 18. novembar` */
	full: string;
}

export interface BoardWeek {
	monday: CalendarDate;
	/** `16. – 22. novembar` */
	label: string;
	days: BoardDay[];
}

/** What the sheet about a training tells beyond what the board knows. */
export interface TrainingInfo {
	slotId: number;
	description: string;
	calories: number;
	picture: PictureSource | null;
	/** Where the programme that it belongs to is explained. */
	programme: string;
}

/** What the page shows around the board, and the board itself. */
export interface SchedulePageData {
	head: PageSeo;
	/** Schedules of the other clubs. */
	others: NamedPath[];
	board: ScheduleData;
}

/** What the board starts with in the browser. */
export interface ScheduleData {
	kind: Slot["kind"];
	club: { id: number; name: string; slug: string; phone: string };
	/** The page's heading: the club, or the promotion's name. */
	title: string;
	rooms: [id: number, name: string][];
	/** The chosen room; null where there is nothing to show. */
	roomId: number | null;
	slots: Slot[];
	/** The instant by the server's clock, and which days it lets people book. */
	now: string;
	bookingWindow: BookingWindow;
	/** The current one for the ordinary schedule, as many as it lasts for a promotion; at least one. */
	weeks: [BoardWeek, ...BoardWeek[]];
	info: TrainingInfo | null;
	files: { pdf: string; calendar: string | null } | null;
	words: ScheduleWords;
}

export type ScheduleWords = Record<
	| "kicker"
	| "lead"
	| "club"
	| "schedule"
	| "rooms"
	| "weeks"
	| "mode"
	| "week"
	| "day"
	| "days"
	| "previousDay"
	| "nextDay"
	| "filters"
	| "free"
	| "training"
	| "coach"
	| "part"
	| "morning"
	| "afternoon"
	| "evening"
	| "apply"
	| "clear"
	| "pdf"
	| "pdfLong"
	| "calendar"
	| "now"
	| "today"
	| "places"
	| "minutes"
	| "samsung"
	| "cancelled"
	| "booked"
	| "noneOnDay"
	| "noneFiltered"
	| "noneFilteredText"
	| "none"
	| "noneText"
	| "retry"
	| "missing"
	| "infoBook"
	| "infoProgramme"
	| "infoDuration"
	| "infoIntensity"
	| "infoCalories"
	| "infoCoach",
	string
>;
