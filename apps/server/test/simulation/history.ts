import { instantOf } from "@kvart/contract/time";
import { BookingModel, type Slot } from "./model.ts";

/** A request of a real run with all its tries. It was carried out once in that time, or its outcome is unknown. */
export interface Recorded {
	act: "book" | "cancel";
	person: string;
	/** When it was first sent, and when it was answered at last. */
	from: number;
	until: number;
	/** `unknown` if no try was answered. */
	code: string;
}

const date = "2027-01-04";
const slot: Slot = { id: 1, day: 1, time: 1200, capacity: 0, club: 1, coach: 1 };
/** Everyone may book a class on its day, so only places decide, as for the trainings of a promotion. */
const now = instantOf(date, 900).getTime();

function carryOut(model: BookingModel, { act, person }: Recorded): string {
	const about = model.classOn(slot.id, date);
	return act === "book" ? model.book(person, about, now) : model.cancel(person, about, now, false);
}

const peopleIn = (model: BookingModel) => [...model.classOn(slot.id, date).places.keys()].toSorted().join(" ");

/**
 * Whether the model gives all answers, and the people booked at last, if the requests of a class are carried out one by
 * one in some order. Only those that overlapped can have changed places.
 */
export function isExplained(requests: readonly Recorded[], capacity: number, booked: readonly string[]): boolean {
	const wanted = booked.toSorted().join(" ");
	const tried = new Set<string>();
	const search = (model: BookingModel, left: readonly Recorded[]): boolean => {
		if (peopleIn(model) === wanted && left.every(({ code }) => code === "unknown")) return true;
		const state = `${left.map((each) => requests.indexOf(each)).join()} ${peopleIn(model)}`;
		if (tried.has(state)) return false;
		tried.add(state);
		return left.some((next) => {
			if (left.some(({ until, code }) => code !== "unknown" && until < next.from)) return false;
			const then = model.clone([`${date} ${slot.id}`]);
			const code = carryOut(then, next);
			const agrees = next.code === code || next.code === "unknown";
			return (
				agrees &&
				search(
					then,
					left.filter((each) => each !== next),
				)
			);
		});
	};
	return search(new BookingModel(new Map([[slot.id, { ...slot, capacity }]])), requests);
}
