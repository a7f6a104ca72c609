import { type Action, type Around, at, call, someClass, someMember } from "./action.ts";
import type { Answer, House, SimulatedMember } from "./house.ts";
import { coming, type ModelClass } from "./model.ts";
import type { Draws } from "./steps.ts";
import type { World } from "./world.ts";

function onClasses(about: readonly Pick<ModelClass, "slot" | "date">[], people: readonly string[] = []) {
	return {
		retry: "key" as const,
		people,
		classes: about.map(({ slot, date }) => ({ slot: slot.id, date })),
	};
}

const withPosition = ({ code, position }: Answer["body"]) => `${String(code)} ${String(position)}`;

function booking(house: House, member: SimulatedMember, about: ModelClass, undone: boolean): Action {
	const { slot, date } = about;
	const body = { training_date: date, ...(undone && { undo: true }) };
	return {
		...onClasses([about]),
		text: `${member.person} books ${slot.id} on ${date}`,
		send: call(house, "POST", { path: `/api/period/${slot.id}/booking`, token: member.token, body }),
		expect: ({ bookings }, now) => bookings.book(member.person, bookings.classOn(slot.id, date), now, undone),
	};
}

function book({ house, world }: Around, draws: Draws): Action {
	return booking(house, someMember(house, draws), someClass(house, world, draws), false);
}

function undo({ house, world }: Around, draws: Draws): Action | null {
	const held = [...world.bookings.classes.values()].flatMap((about) =>
		[...about.places].flatMap(([person, { heldUntil }]) => (heldUntil === null ? [] : [{ about, person }])),
	);
	const found = at(held, draws.pick);
	const member = found && house.members.find(({ person }) => person === found.person);
	return found && member ? booking(house, member, found.about, true) : null;
}

function guest({ house, world }: Around, draws: Draws): Action {
	const { slot, date } = someClass(house, world, { ...draws, day: draws.day * 0.4 });
	const digits = `63${1_000_000 + Math.floor(draws.who * 200)}`;
	const person = `guest:381${digits}`;
	const body = { first_name: "Gost", last_name: "Gostić", phone: `0${digits}`, training_date: date };
	return {
		text: `${person} books ${slot.id} on ${date}`,
		retry: "key",
		classes: [{ slot: slot.id, date }],
		people: [],
		send: call(house, "POST", { path: `/api/period/${slot.id}/booking/guest`, token: "", body }),
		expect: ({ bookings }, now) => bookings.book(person, bookings.classOn(slot.id, date), now),
	};
}

/** A member who was checked in gets the visit back. */
function givingUp(world: World, person: string, given: ModelClass, give: () => string): string {
	const arrived = given.places.get(person)?.arrived;
	const code = give();
	if (arrived && code.startsWith("SUC_")) world.returnVisit(person, given);
	return code;
}

function cancelling(house: House, member: SimulatedMember, { slot, date }: ModelClass, hold: boolean): Action {
	const body = { training_date: date, hold };
	return {
		...onClasses([{ slot, date }], [member.person]),
		text: `${member.person} cancels ${slot.id} on ${date}${hold ? " and may undo it" : ""}`,
		send: call(house, "DELETE", { path: `/api/period/${slot.id}/booking`, token: member.token, body }),
		expect: (world, now) => {
			const given = world.bookings.classOn(slot.id, date);
			return givingUp(world, member.person, given, () => world.bookings.cancel(member.person, given, now, hold));
		},
	};
}

function cancel({ house, world }: Around, draws: Draws): Action {
	const member = someMember(house, draws);
	const about = at(world.bookings.placesOf(member.person, house.now), draws.pick) ?? someClass(house, world, draws);
	return cancelling(house, member, about, draws.yes);
}

/** A place for which others wait. */
function cancelFull({ house, world }: Around, draws: Draws): Action | null {
	const wanted = [...world.bookings.classes.values()].filter(
		(about) => coming(about, house.now) && !about.cancelled && world.bookings.lineOf(about).length > 0,
	);
	const about = at(wanted, draws.slot);
	const people = house.members.filter(({ person }) => about?.places.get(person)?.heldUntil === null);
	const member = at(people, draws.pick);
	return about && member ? cancelling(house, member, about, draws.yes) : null;
}

function change({ house, world }: Around, draws: Draws): Action | null {
	const member = someMember(house, draws);
	const from = at(world.bookings.placesOf(member.person, house.now), draws.pick);
	if (!from) return null;
	const to = someClass(house, world, draws);
	const old = { slot: from.slot.id, date: from.date };
	const body = { training_date: to.date, instead_of: { period_id: old.slot, training_date: old.date } };
	return {
		...onClasses([from, to], [member.person]),
		text: `${member.person} changes ${old.slot} on ${old.date} for ${to.slot.id} on ${to.date}`,
		send: call(house, "POST", { path: `/api/period/${to.slot.id}/booking`, token: member.token, body }),
		expect: (then, now) => {
			const { bookings } = then;
			const [given, taken] = [bookings.classOn(old.slot, old.date), bookings.classOn(to.slot.id, to.date)];
			return givingUp(then, member.person, given, () => bookings.change(member.person, given, taken, now));
		},
	};
}

function wait({ house, world }: Around, draws: Draws): Action {
	const member = someMember(house, draws);
	const full = [...world.bookings.classes.values()].filter(
		(about) => coming(about, house.now) && about.places.size >= about.slot.capacity,
	);
	const about = (draws.pick < 0.85 ? at(full, draws.slot) : undefined) ?? someClass(house, world, draws);
	const { slot, date } = about;
	const body = { training_date: date };
	return {
		...onClasses([about]),
		text: `${member.person} waits for ${slot.id} on ${date}`,
		send: call(house, "POST", {
			path: `/api/period/${slot.id}/waiting`,
			token: member.token,
			body,
			more: withPosition,
		}),
		expect: ({ bookings }, now) => bookings.wait(member.person, bookings.classOn(slot.id, date), now),
	};
}

function leave({ house, world }: Around, draws: Draws): Action {
	const member = someMember(house, draws);
	const about = at(world.bookings.waitsOf(member.person, house.now), draws.pick) ?? someClass(house, world, draws);
	const { slot, date } = about;
	const path = `/api/period/${slot.id}/waiting`;
	return {
		...onClasses([about]),
		text: `${member.person} leaves the waiting list of ${slot.id} on ${date}`,
		send: call(house, "DELETE", { path, token: member.token, body: { training_date: date } }),
		expect: ({ bookings }) => bookings.leave(member.person, bookings.classOn(slot.id, date)),
	};
}

export const bookingActions = { book, undo, guest, cancel, cancelFull, change, wait, leave };
