import { joiningDay } from "@kvart/contract/memberships/order-rules";
import { verdict } from "@kvart/contract/memberships/verdict";
import { formatPhone } from "@kvart/contract/phone";
import type { arrival } from "@kvart/contract/staff/memberships/desk-arrival";
import { parsePersonQuery } from "@kvart/contract/staff/person-search";
import { addDays, wallTime } from "@kvart/contract/time";
import type { z } from "zod";
import type { Deps } from "../../../../platform/api.ts";
import type { Database } from "../../../../platform/database/database.ts";
import { requireClub } from "../../../../platform/office/scope.ts";
import { Refusal } from "../../../../platform/problem.ts";
import type { Member } from "../../../../platform/session.ts";
import { bookingOfCode } from "../../../booking/service.ts";
import { recentMembershipsOf } from "../../../memberships/service/memberships.ts";
import { shownMemberships } from "../../../memberships/service/own.ts";
import { discountOf } from "../../../memberships/service/sell.ts";
import { entryOfDay } from "../../../memberships/service/visits.ts";
import { ordersToPay } from "../../../orders/service/to-pay.ts";
import { selectArrival, selectBookingOf, selectBookingsOf, selectNamed, selectShown } from "../queries/people.ts";

export type DeskDeps = Pick<Deps, "db" | "clock" | "env" | "keys">;

/** A member at the desk of a club. */
export interface AtDesk {
	userId: number;
	gymId: number;
	/** The whole phone or card, or the code of a booking. */
	foundBy: string | undefined;
}

const mostFound = 8;
const fewestLetters = 2;
/** A membership that ended longer ago is in the member's history. */
const shownDays = 60;
/** The discount is the price of the single visit, whatever plan is sold. */
const aMonth = 1;

async function hasShownCode({ db, keys }: DeskDeps, { userId, foundBy }: AtDesk): Promise<boolean> {
	const bookingId = foundBy === undefined ? null : bookingOfCode(keys, foundBy);
	return bookingId !== null && (await selectBookingOf(db, bookingId))?.userId === userId;
}

/** Refuses other clubs, and answers 404 for members whom the staff does not know. */
export async function requireArrival(deps: DeskDeps, actor: Member, at: AtDesk) {
	requireClub(actor, at.gymId);
	const shown = at.foundBy ? parsePersonQuery(at.foundBy) : null;
	const person = await selectArrival(deps.db, actor, at.userId, shown);
	if (!person || !(person.known || (await hasShownCode(deps, at)))) throw new Refusal("ERR_NOT_FOUND");
	return person;
}

function shownBooking({ userId: _, gymId: __, ...booking }: NonNullable<Awaited<ReturnType<typeof selectBookingOf>>>) {
	return booking;
}

export async function readArrival(deps: DeskDeps, actor: Member, at: AtDesk): Promise<z.input<typeof arrival>> {
	const { db, clock, keys } = deps;
	const { blocked, confirmed, known: _, ...person } = await requireArrival(deps, actor, at);
	const { userId, gymId } = at;
	const now = clock.now();
	const moment = wallTime(now);
	const today = moment.date;
	const all = await recentMembershipsOf(db, userId, today);
	const judged = { blocked, memberships: all };
	return {
		...person,
		phone: formatPhone(person.phone),
		state: blocked ? "blocked" : confirmed ? "active" : "unconfirmed",
		now,
		verdicts: { gym: verdict(judged, moment, gymId, "gym"), class: verdict(judged, moment, gymId, "class") },
		entered_at: await entryOfDay(db, { userId, gymId, date: today }),
		bookings: (await selectBookingsOf(db, { userId, gymId, date: today })).map(shownBooking),
		memberships: shownMemberships(keys, all, today).filter(({ ends_on }) => ends_on >= addDays(today, -shownDays)),
		orders: await ordersToPay(db, userId, today),
		discount_paras: discountOf(all, aMonth, today),
		joins_on: joiningDay(all, today),
	};
}

const nobody = { people: [], arrival: null, guest: null };

async function findByBooking(deps: DeskDeps, actor: Member, gymId: number, id: number, code: string) {
	const booking = await selectBookingOf(deps.db, id);
	if (!booking) return nobody;
	if (booking.userId !== null)
		return { ...nobody, arrival: await readArrival(deps, actor, { userId: booking.userId, gymId, foundBy: code }) };
	const isHere = booking.gymId === gymId && booking.date === wallTime(deps.clock.now()).date;
	return { ...nobody, guest: isHere ? shownBooking(booking) : null };
}

/** A whole card or phone names one member: that one comes first. */
async function selectPeople(db: Database, actor: Member, text: string) {
	const shown = await selectShown(db, parsePersonQuery(text), mostFound);
	if (shown.length > 0 || text.length < fewestLetters) return shown;
	return selectNamed(db, actor, text, mostFound);
}

/** Finds people by the code of a booking, card, name or phone. */
export async function findArrivals(deps: DeskDeps, actor: Member, gymId: number, text: string) {
	requireClub(actor, gymId);
	const id = bookingOfCode(deps.keys, text);
	if (id !== null) return findByBooking(deps, actor, gymId, id, text);
	const people = await selectPeople(deps.db, actor, text);
	const [only, another] = people;
	if (only && !another)
		return { ...nobody, arrival: await readArrival(deps, actor, { userId: only.id, gymId, foundBy: text }) };
	return { ...nobody, people: people.map((found) => ({ ...found, phone: formatPhone(found.phone) })) };
}
