import { BookingModel, type ModelClass, type Slot } from "./model.ts";
import { MembershipModel } from "./model-memberships.ts";

/** All that has to be true of the house. */
export class World {
	readonly bookings: BookingModel;
	readonly memberships: MembershipModel;

	constructor(bookings: BookingModel, memberships = new MembershipModel()) {
		this.bookings = bookings;
		this.memberships = memberships;
	}

	static of(slots: ReadonlyMap<number, Slot>): World {
		return new World(new BookingModel(slots));
	}

	clone(): World {
		return new World(this.bookings.clone(), this.memberships.clone());
	}
}

/** A class as one line, to compare. People who were erased have no name any more. */
export function classLine(about: ModelClass, erased: (person: string) => boolean): string {
	const named = [...about.places].filter(([person]) => !erased(person));
	const places = named.map(([person, place]) => `${person}${place.heldUntil === null ? "" : "?"}`).toSorted();
	const line = about.waits.filter(({ state }) => state === "waits").map(({ person }) => person);
	const state = about.cancelled ? "cancelled " : "";
	return `${state}${about.places.size} taken: ${places.join(" ")}; waiting: ${line.join(" ")}`;
}

/** Memberships, orders and payments of a member. */
export function membershipLines(world: World, person: string): string[] {
	const orders = [...world.memberships.orders.values()].filter((order) => order.person === person);
	const purchases = world.memberships.of(person).map((bought) => {
		const freezes = bought.freezes.map(({ from, until }) => `${from}–${until}`).toSorted();
		const { plan, from, until, visits, due, paid } = bought;
		return `${plan.id} ${from}–${until} visits ${visits.length} due ${due} paid ${paid} frozen ${freezes.join(",")}`;
	});
	return [...purchases, ...orders.map(({ id, paid }) => `order ${id} paid ${paid}`)];
}
