import { instantOf, wallTime } from "@kvart/contract/time";
import { sql } from "drizzle-orm";
import { type Action, type Around, at, call } from "./action.ts";
import { atDesk } from "./desk.ts";
import type { House } from "./house.ts";
import type { ModelClass } from "./model.ts";
import type { Draws } from "./steps.ts";

function enter({ house, world }: Around, draws: Draws): Action | null {
	const found = atDesk({ house, world }, draws);
	if (!found) return null;
	const { member, gymId, shared, path, token } = found;
	const body = { gym_id: gymId };
	return {
		...shared,
		retry: "key",
		text: `${member.person} comes to club ${gymId}`,
		send: call(house, "POST", { path: `${path}/entry`, token, body, more: () => "let in" }),
		expect: ({ memberships }, now) =>
			memberships.enter(member.person, gymId, wallTime(new Date(now))) ? "let in" : "ERR_NO_MEMBERSHIP",
	};
}

function leaveAgain({ house, world }: Around, draws: Draws): Action | null {
	const found = atDesk({ house, world }, draws);
	if (!found) return null;
	const { member, gymId, shared, path, token } = found;
	return {
		...shared,
		text: `the desk of club ${gymId} undoes the entry of ${member.person}`,
		send: call(house, "DELETE", { path: `${path}/entry?gym=${gymId}`, token, more: () => "returned" }),
		expect: ({ bookings, memberships }, now) => {
			const day = { club: gymId, date: wallTime(new Date(now)).date };
			const another = bookings.arrivedIn(member.person, day);
			return memberships.leaveAgain(member.person, { ...day, of: null }, another) ? "returned" : "ERR_NOT_FOUND";
		},
	};
}

/** Refused, because there is none. */
const noBooking = 999_999_999;

async function bookingOf(house: House, person: string, { slot, date }: ModelClass): Promise<number> {
	const [row] = await house.rows<{ id: number }>(sql`
		select bookings.id from bookings join occurrences on occurrences.id = occurrence_id
		where person = ${person} and period_id = ${slot.id} and training_date = ${date}::date
			and (cancelled_at is null or held_until is not null)`);
	return row?.id ?? noBooking;
}

interface Arrival {
	about: ModelClass;
	person: string;
}

function ofBooking(house: House, { about, person }: Arrival, method: "POST" | "DELETE") {
	const done = method === "POST" ? "checked in" : "not checked in";
	return {
		retry: "key" as const,
		classes: [{ slot: about.slot.id, date: about.date }],
		people: person.startsWith("user:") ? [person] : [],
		text: `${person} is ${done} for ${about.slot.id} on ${about.date}`,
		send: async (server: 0 | 1) => {
			const path = `/api/staff/booking/${await bookingOf(house, person, about)}/check_in`;
			return call(house, method, { path, token: house.adminToken, more: () => done })(server);
		},
	};
}

/** People who are booked for today, checked in or not. The bookings of those who were erased name no person. */
function placesToday({ house, world }: Omit<Around, "plans">, arrived: boolean): Arrival[] {
	const today = wallTime(new Date(house.now)).date;
	return [...world.bookings.classes.values()].flatMap((about) =>
		about.date === today
			? [...about.places].flatMap(([person, place]) =>
					place.arrived === arrived && !house.isErased(person) ? [{ about, person }] : [],
				)
			: [],
	);
}

function checkIn(around: Around, draws: Draws): Action | null {
	const found = at(placesToday(around, false), draws.pick);
	if (!found) return null;
	const { slot, date } = found.about;
	return {
		...ofBooking(around.house, found, "POST"),
		expect: ({ bookings, memberships }, now) => {
			const about = bookings.classOn(slot.id, date);
			const before = about.places.get(found.person)?.arrived;
			const code = bookings.checkIn(found.person, about);
			const today = wallTime(new Date(now));
			// A list that is corrected later counts for the day of the class.
			const moment = date < today.date ? wallTime(instantOf(date, slot.time)) : today;
			if (code === "checked in" && !before && found.person.startsWith("user:"))
				memberships.enter(found.person, slot.club, moment, `${date} ${slot.id}`);
			return code;
		},
	};
}

function undoCheckIn(around: Around, draws: Draws): Action | null {
	const found = at(placesToday(around, true), draws.pick);
	if (!found) return null;
	const { slot, date } = found.about;
	return {
		...ofBooking(around.house, found, "DELETE"),
		expect: (world) => {
			const place = world.bookings.classOn(slot.id, date).places.get(found.person);
			if (!place || place.heldUntil !== null) return "ERR_NOT_FOUND";
			if (place.arrived) {
				place.arrived = false;
				world.returnVisit(found.person, found.about);
			}
			return "not checked in";
		},
	};
}

export const arrivalActions = { enter, leaveAgain, checkIn, undoCheckIn };
