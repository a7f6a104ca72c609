import { addDays, type CalendarDate } from "@kvart/contract/time";
import type { ModelClass } from "./model.ts";

export const policy = { count: 3, days: 30, pause_days: 7 } as const;

/** Members who do not come, or cancel late, book only on the day itself for a while. */
export class PauseModel {
	/** The days of misses that count. */
	readonly #misses = new Map<string, CalendarDate[]>();
	readonly #pauses = new Map<string, { from: CalendarDate; until: CalendarDate }>();

	isPausedFor(person: string, date: CalendarDate, today: CalendarDate): boolean {
		const pause = this.#pauses.get(person);
		return pause !== undefined && today <= pause.until && date > today;
	}

	/** Counts the misses of a class that is over. Without any check-in the desk kept no list. */
	count({ date, cancelled, places, late, arrivedAndLeft }: ModelClass): void {
		if (cancelled) return;
		const isKept = arrivedAndLeft > 0 || [...places.values()].some(({ arrived }) => arrived);
		for (const [person, { arrived, heldUntil }] of places)
			if (isKept && !arrived && heldUntil === null) this.#add(person, date);
		// A booking that takes the place of a cancelled one replaces it.
		for (const [person, times] of late)
			if (places.get(person)?.heldUntil !== null) for (let time = 0; time < times; time += 1) this.#add(person, date);
	}

	#add(person: string, date: CalendarDate): void {
		if (person.startsWith("user:")) this.#misses.set(person, [...(this.#misses.get(person) ?? []), date]);
	}

	/** In the morning. */
	decide(today: CalendarDate, isActive: (person: string) => boolean): void {
		for (const [person, dates] of this.#misses) {
			const recent = dates.filter((date) => date >= addDays(today, -policy.days));
			this.#misses.set(person, recent);
			const since = this.#pauses.get(person)?.from ?? "";
			const counted = recent.filter((date) => date >= since && date < today);
			if (!isActive(person) || since >= today || counted.length < policy.count) continue;
			this.#pauses.set(person, { from: today, until: addDays(today, policy.pause_days - 1) });
		}
	}
}
