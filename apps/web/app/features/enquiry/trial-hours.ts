import { bookingRefusal, maximumBookingDays } from "@kvart/contract/booking";
import type { ScriptClient } from "@kvart/contract/client";
import { hourValue } from "@kvart/contract/enquiries/hour";
import { inLocale, type Locale } from "@kvart/contract/locale";
import type { Period } from "@kvart/contract/schedule";
import { formatTime } from "@kvart/contract/time";
import type { SelectOption } from "../../ui/select/select.tsx";

/** The rooms of each club, by its name. */
export type ClubRooms = Record<string, readonly number[]>;

const dayFormats: Record<Locale, string> = { sr: "sr-Latn-RS", en: "en-GB" };

function labelOf({ training_date, time, training }: Period, locale: Locale): string {
	const format = { weekday: "short", day: "numeric", month: "numeric", timeZone: "UTC" } as const;
	const day = new Intl.DateTimeFormat(dayFormats[locale], format).format(new Date(training_date));
	return `${day} ${formatTime(time)}, ${inLocale(locale, training.name, training.name_eng)}`;
}

/** With a free place and no waiting list. */
function canTry(period: Period, now: Date): boolean {
	const { free_places: freePlaces, training_date: trainingDate, time, cancelled, waiting_count } = period;
	const slot = { kind: "ordinary", trainingDate, time, cancelled, freePlaces, booked: false } as const;
	const circumstances = { now, actor: "member", window: "rolling", days: maximumBookingDays } as const;
	return waiting_count === 0 && bookingRefusal(slot, circumstances) === null;
}

const startOf = ({ training_date, time }: Period) => `${training_date} ${String(time).padStart(4, "0")}`;

/** Trainings of the next days that can be tried: those of the wish, or all if there is none. */
export function hourOptions(periods: readonly Period[], wish: string, now: Date, locale: Locale): SelectOption[] {
	const open = periods.filter((period) => canTry(period, now));
	const wished = open.filter(({ training }) => training.name === wish);
	return (wished.length > 0 ? wished : open)
		.toSorted((a, b) => startOf(a).localeCompare(startOf(b)) || a.id - b.id)
		.map((period) => ({
			value: hourValue({ periodId: period.id, date: period.training_date }),
			label: labelOf(period, locale),
		}));
}

export async function loadHours(
	api: ScriptClient,
	locale: Locale,
	{ rooms, wish }: { rooms: readonly number[]; wish: string },
): Promise<SelectOption[]> {
	const weeks = rooms.flatMap((roomId) =>
		(["this", "next"] as const).map((week) => api.listPeriods({ params: { roomId }, query: { week } })),
	);
	const [{ now }, ...periods] = await Promise.all([api.getTime(), ...weeks]);
	return hourOptions(periods.flat(), wish, new Date(now), locale);
}
