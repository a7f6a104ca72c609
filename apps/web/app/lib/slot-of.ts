import { inLocale, type Locale } from "@kvart/contract/locale";
import type { Period } from "@kvart/contract/schedule";
import type { Day } from "@kvart/contract/time";
import type { Slot } from "./slot.ts";

/** Apart from the rest, because the page itself gets its slots ready made. */
export function slotOf(period: Period, kind: Slot["kind"], locale: Locale): Slot {
	const { training } = period;
	return {
		kind,
		id: period.id,
		day: period.day as Day,
		trainingDate: period.training_date,
		time: period.time,
		duration: period.duration,
		intensity: training.intensity,
		capacity: period.capacity,
		freePlaces: period.free_places,
		training: { id: training.id, name: inLocale(locale, training.name, training.name_eng) },
		coach: period.coach,
		cancelled: period.cancelled,
		booked: period.booked,
		samsung: period.samsung_promotion,
	};
}
