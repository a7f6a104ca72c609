import { inLocale, type Locale } from "@kvart/contract/locale";
import type { FoundPeriod } from "@kvart/contract/schedule";
import { type CalendarDate, dayOf, weekOf } from "@kvart/contract/time";

/** One training on its date, in the page's language, with the address where it is booked. */
export interface ComingClass {
	id: number;
	date: CalendarDate;
	/** 930 is 9:30. */
	time: number;
	duration: number;
	name: string;
	coach: string | null;
	club: string;
	room: string;
	latitude: number;
	longitude: number;
	freePlaces: number;
	capacity: number;
	waitingCount: number;
	/** Its sheet on the board of its club, without the language. */
	path: string;
}

const boards: Record<FoundPeriod["kind"], string> = { ordinary: "/training-schedule", promotion: "/promotions" };

type Sheet = Pick<FoundPeriod, "id" | "kind" | "training_date"> & { gym: { id: number }; room: { id: number } };

/** The sheet that books it, on the board of its club; without the language. */
export function sheetOf({ id, kind, gym, room, training_date: date }: Sheet): string {
	return `${boards[kind]}/${gym.id}?room=${room.id}&week=${weekOf(date)[0]}&day=${dayOf(date)}&book=${id}`;
}

/** Its page, which people share; without the language. */
export function classPath(id: number, date: CalendarDate): string {
	return `/class/${id}-${date}`;
}

export function comingClass(period: FoundPeriod, locale: Locale): ComingClass {
	const { training, coach, gym, room } = period;
	return {
		id: period.id,
		date: period.training_date,
		time: period.time,
		duration: period.duration,
		name: inLocale(locale, training.name, training.name_eng),
		coach: coach?.name ?? null,
		club: gym.name,
		room: inLocale(locale, room.name, room.name_eng),
		latitude: gym.latitude,
		longitude: gym.longitude,
		freePlaces: period.free_places,
		capacity: period.capacity,
		waitingCount: period.waiting_count,
		path: sheetOf(period),
	};
}
