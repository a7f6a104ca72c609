import { BookingModel, type ModelClass, type Slot } from "./model.ts";
import { ClosingModel } from "./model-closings.ts";
import { MembershipModel } from "./model-memberships.ts";
import { StatementModel } from "./model-statements.ts";

interface Models {
	bookings: BookingModel;
	memberships: MembershipModel;
	closings: ClosingModel;
	statements: StatementModel;
}

/** All that has to be true of the house. */
export class World {
	readonly bookings: BookingModel;
	readonly memberships: MembershipModel;
	readonly closings: ClosingModel;
	readonly statements: StatementModel;

	constructor({ bookings, memberships, closings, statements }: Models) {
		this.bookings = bookings;
		this.memberships = memberships;
		this.closings = closings;
		this.statements = statements;
	}

	static of(slots: ReadonlyMap<number, Slot>): World {
		const [memberships, closings, statements] = [new MembershipModel(), new ClosingModel(), new StatementModel()];
		return new World({ bookings: new BookingModel(slots), memberships, closings, statements });
	}

	/** After a check-in was undone, or its booking cancelled. */
	returnVisit(person: string, { slot, date }: Pick<ModelClass, "slot" | "date">): void {
		if (!person.startsWith("user:")) return;
		const day = { club: slot.club, date };
		const another = this.bookings.arrivedIn(person, day);
		this.memberships.leaveAgain(person, { ...day, of: `${date} ${slot.id}` }, another);
	}

	/** In which these classes and people can change without changing here. */
	clone(classes: Iterable<string>, people: Iterable<string>): World {
		return new World({
			bookings: this.bookings.clone(classes),
			memberships: this.memberships.clone(new Set(people)),
			closings: this.closings.clone(),
			statements: this.statements.clone(),
		});
	}
}

/** A class as one line, to compare. People who were erased have no name any more. */
export function classLine(about: ModelClass, erased: (person: string) => boolean): string {
	const named = [...about.places].filter(([person]) => !erased(person));
	const places = named
		.map(
			([person, { bookedAt, heldUntil, arrived }]) =>
				`${person}@${bookedAt}${heldUntil === null ? "" : `?${heldUntil}`}${arrived ? "!" : ""}`,
		)
		.toSorted();
	const line = about.waits.filter(({ state }) => state === "waits").map(({ person }) => person);
	const state = about.cancelled ? "cancelled " : "";
	const late = [...about.late].flatMap(([person, times]) => (erased(person) ? [] : Array<string>(times).fill(person)));
	return `${state}${about.places.size} taken: ${places.join(" ")}; waiting: ${line.join(" ")}; cancelled late: ${late.toSorted().join(" ")}`;
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
