import { type BookingWindow, bookingRefusal, cancelRefusal, deskRefusal, windowRefusal } from "@kvart/contract/booking";
import type { Booked } from "@kvart/contract/booking-inputs";
import type { OwnBooking } from "@kvart/contract/members";
import { digitsOf } from "@kvart/contract/phone";
import { type CalendarDate, dateInWeek, wallTime, weekOf } from "@kvart/contract/time";
import type { Clock } from "../../platform/clock.ts";
import type { DataKeys } from "../../platform/data-keys.ts";
import { batched } from "../../platform/database/batched.ts";
import type { Database } from "../../platform/database/database.ts";
import { violatedConstraint } from "../../platform/database/violation.ts";
import { Refusal } from "../../platform/problem.ts";
import { type Actor, memberOf } from "../../platform/session.ts";
import { bookingCalendarUrl, opensBookingCalendar } from "./calendar-url.ts";
import { toOwnBooking } from "./mapper.ts";
import type { BookingDetails } from "./queries.ts";
import {
	cancelBooking,
	cancelBookingAtDesk,
	insertBookings,
	type PlaceWish,
	type SlotRow,
	selectBooking,
	selectBookingsOf,
	selectSlot,
} from "./queries.ts";
import { keyValues, once, type RequestKey } from "./request-key.ts";

export { bookingCode, bookingCodePicture, bookingOfCode } from "./code.ts";
export type { BookingDetails };

// A slot that is open when read and taken when booked is tried again; so often in a row nobody is unlucky.
const maximumTries = 5;
const ownBookingsLimit = 500;

/** When a period takes place, as it was read last. The booking statement checks that it still holds. */
type SlotTimes = Pick<SlotRow, "day" | "time" | "ownDate">;

export interface BookingDeps {
	db: Database;
	clock: Clock;
	switches: { readonly bookingWindow: BookingWindow };
	keys: DataKeys;
	/** Saves the common case a round trip: a period's hours hardly ever change. */
	known: Map<number, SlotTimes>;
	/** Takes a place together with others who want one at the same moment; undefined when there was none. */
	takePlace: (wish: PlaceWish) => Promise<number | undefined>;
}

export function bookingDeps(given: Omit<BookingDeps, "known" | "takePlace">): BookingDeps {
	const run = (wishes: PlaceWish[]) => insertBookings(given.db, wishes);
	return { ...given, known: new Map(), takePlace: batched({ run, keyOf: ({ period_id }) => period_id }) };
}

/** Who books: one booking a person and occurrence, a member by the account, a guest by the phone. */
export interface Booker {
	person: string;
	userId: number | null;
	guest: { firstName: string; lastName: string; phone: string } | null;
}

export function accountBooker(userId: number): Booker {
	return { person: `user:${userId}`, userId, guest: null };
}

export function memberBooker(actor: Actor): Booker {
	return accountBooker(memberOf(actor).userId);
}

export function guestBooker(guest: { first_name: string; last_name: string; phone: string }): Booker {
	return {
		person: `guest:${digitsOf(guest.phone)}`,
		userId: null,
		guest: { firstName: guest.first_name, lastName: guest.last_name, phone: guest.phone },
	};
}

export interface Wanted {
	kind: "ordinary" | "promotion";
	periodId: number;
	/** The date that a promotion booking names; it must be the period's own. */
	trainingDate?: CalendarDate;
	request: RequestKey | null;
}

interface Moment {
	now: Date;
	today: CalendarDate;
}

function momentOf(clock: Clock): Moment {
	const now = clock.now();
	return { now, today: wallTime(now).date };
}

function dateOf({ ownDate, day }: SlotTimes, today: CalendarDate): CalendarDate {
	return ownDate ?? dateInWeek(today, day);
}

/** The slot as it is now; a period of the other kind or of another date does not exist for this call. */
async function readSlot(deps: BookingDeps, { person }: Booker, wanted: Wanted, { today }: Moment): Promise<SlotRow> {
	const [monday = today] = weekOf(today);
	const [slot] = await selectSlot.run(deps.db, { periodId: wanted.periodId, person, monday, today });
	const kind = slot?.ownDate ? "promotion" : "ordinary";
	const otherDate = wanted.trainingDate !== undefined && wanted.trainingDate !== slot?.ownDate;
	if (!slot || kind !== wanted.kind || otherDate) throw new Refusal("ERR_NOT_FOUND");
	return slot;
}

/** Reads the slot and asks the whole rule; gives its hours when the place can be booked. */
async function openSlot(deps: BookingDeps, booker: Booker, wanted: Wanted, moment: Moment): Promise<SlotTimes> {
	const slot = await readSlot(deps, booker, wanted, moment);
	if (!slot.takesPlace) throw new Refusal("ERR_NOT_FOUND");
	const { day, time, ownDate } = slot;
	deps.known.set(wanted.periodId, { day, time, ownDate });
	const refusal = bookingRefusal(
		{ ...slot, kind: wanted.kind, trainingDate: dateOf(slot, moment.today) },
		{ now: moment.now, actor: booker.guest ? "guest" : "member", window: deps.switches.bookingWindow },
	);
	if (refusal) throw new Refusal(refusal);
	return slot;
}

/** The hours as they were known before, if by them the slot can be booked; what they refuse is looked at anew. */
function knownSlot(
	deps: BookingDeps,
	actor: "guest" | "member",
	wanted: Wanted,
	{ now, today }: Moment,
): SlotTimes | undefined {
	const slot = deps.known.get(wanted.periodId);
	if (!slot || (wanted.trainingDate ?? null) !== slot.ownDate) return undefined;
	const refusal = windowRefusal(
		{ kind: wanted.kind, trainingDate: dateOf(slot, today), time: slot.time },
		{ now, actor, window: deps.switches.bookingWindow },
	);
	return refusal ? undefined : slot;
}

/** Nobody yet, of their own accord, not yet there. */
const nobody = {
	token_hash: null,
	person: null,
	user_id: null,
	guest_first_name: null,
	guest_last_name: null,
	guest_phone: null,
	booked_by: null,
	arrived_at: null,
};

function wishFor({ periodId, request }: Wanted, { day, time, ownDate }: SlotTimes, { now, today }: Moment): PlaceWish {
	const date = dateOf({ day, time, ownDate }, today);
	return {
		...nobody,
		...keyValues(request),
		period_id: periodId,
		day,
		time,
		own_date: ownDate,
		date,
		today,
		now: now.toISOString(),
	};
}

function bookerValues({ person, userId, guest }: Booker) {
	const { firstName = null, lastName = null, phone = null } = guest ?? {};
	return { person, user_id: userId, guest_first_name: firstName, guest_last_name: lastName, guest_phone: phone };
}

async function takePlace(deps: BookingDeps, booker: Booker, wanted: Wanted): Promise<number> {
	for (let tries = 0; tries < maximumTries; tries += 1) {
		const moment = momentOf(deps.clock);
		const known = tries === 0 ? knownSlot(deps, booker.guest ? "guest" : "member", wanted, moment) : undefined;
		const slot = known ?? (await openSlot(deps, booker, wanted, moment));
		const id = await deps.takePlace({ ...wishFor(wanted, slot, moment), ...bookerValues(booker) });
		if (id !== undefined) return id;
		// Full, called off or moved: the next round finds out which.
	}
	throw new Refusal("ERR_TRAINING_FILLED_OR_CANCELLED");
}

function booked({ keys }: BookingDeps, bookingId: number): Booked {
	return { code: "SUC_BOOKED", calendar_url: bookingCalendarUrl(keys, bookingId) };
}

/**
 * The common case in one round trip: the statement itself looks whose session it is. Undefined when nothing was booked,
 * for whatever reason; `book` then finds out which.
 */
export async function bookBySession(deps: BookingDeps, tokenHash: string, wanted: Wanted): Promise<Booked | undefined> {
	const moment = momentOf(deps.clock);
	const slot = knownSlot(deps, "member", wanted, moment);
	if (!slot) return undefined;
	try {
		const id = await deps.takePlace({ ...wishFor(wanted, slot, moment), token_hash: tokenHash });
		return id === undefined ? undefined : booked(deps, id);
	} catch (error) {
		if (violatedConstraint(error) === null) throw error;
		return undefined;
	}
}

const onePlaceEach: readonly (string | null)[] = ["bookings_person_key", "bookings_phone_key"];

/** What is told to somebody who has a place, as the same account or by the same number; anything else goes on as it is. */
function alreadyBooked(error: unknown): unknown {
	return onePlaceEach.includes(violatedConstraint(error)) ? new Refusal("ERR_ALREADY_BOOKED") : error;
}

export async function book(deps: BookingDeps, booker: Booker, wanted: Wanted): Promise<Booked> {
	const id = await once({ ...deps, person: booker.person }, wanted.request, async () => {
		try {
			return await takePlace(deps, booker, wanted);
		} catch (error) {
			throw alreadyBooked(error);
		}
	});
	return booked(deps, id);
}

export interface DeskBooking {
	periodId: number;
	date: CalendarDate;
	/** Of the training, in minutes: places are given until it ends. */
	duration: number;
	booker: Booker;
	/** Who gives the place. */
	staffId: number;
	/** Goes in at once. */
	arrived: boolean;
}

/** The slot of that very date, if a place in it can be given at the desk. */
async function openSlotAtDesk({ db }: { db: Database }, wanted: DeskBooking, now: Date): Promise<SlotTimes> {
	const { periodId, date, duration, booker } = wanted;
	const [monday = date] = weekOf(date);
	const [slot] = await selectSlot.run(db, { periodId, person: booker.person, monday, today: date });
	if (!slot?.takesPlace || dateOf(slot, date) !== date) throw new Refusal("ERR_NOT_FOUND");
	const refusal = deskRefusal({ ...slot, trainingDate: date, duration }, now);
	if (refusal) throw new Refusal(refusal);
	return slot;
}

async function takePlaceAtDesk(deps: { db: Database; clock: Clock }, wanted: DeskBooking): Promise<number> {
	const { periodId, date, booker, staffId, arrived } = wanted;
	for (let tries = 0; tries < maximumTries; tries += 1) {
		const now = deps.clock.now();
		const slot = await openSlotAtDesk(deps, wanted, now);
		const wish = {
			...wishFor({ kind: "ordinary", periodId, request: null }, slot, { now, today: date }),
			...bookerValues(booker),
			booked_by: staffId,
			arrived_at: arrived ? now.toISOString() : null,
		};
		const [id] = await insertBookings(deps.db, [wish]);
		if (id !== undefined) return id;
	}
	throw new Refusal("ERR_TRAINING_FILLED_OR_CANCELLED");
}

/** A place given at the front desk, by the same statement as any other: there are never more bookings than places. */
export async function bookAtDesk(deps: { db: Database; clock: Clock }, wanted: DeskBooking): Promise<number> {
	try {
		return await takePlaceAtDesk(deps, wanted);
	} catch (error) {
		throw alreadyBooked(error);
	}
}

/** Frees the place of a booking that still holds one. */
export async function cancelByStaff(
	{ db, clock }: { db: Database; clock: Clock },
	bookingId: number,
	staffId: number,
): Promise<void> {
	const now = clock.now().toISOString();
	const [booking] = await cancelBookingAtDesk.run(db, { bookingId, staffId, now, ...keyValues(null) });
	if (!booking) throw new Refusal("ERR_NOT_FOUND");
}

/** Gives the place back at once. Who has none has nothing to cancel. */
export async function cancel(deps: BookingDeps, booker: Booker, wanted: Wanted): Promise<{ code: "SUC_CANCELED" }> {
	await once({ ...deps, person: booker.person }, wanted.request, async () => {
		const moment = momentOf(deps.clock);
		const slot = await readSlot(deps, booker, wanted, moment);
		if (!slot.booked) throw new Refusal("ERR_NOT_FOUND");
		const date = dateOf(slot, moment.today);
		const refusal = cancelRefusal({ trainingDate: date, time: slot.time }, moment.now);
		if (refusal) throw new Refusal(refusal);
		const [booking] = await cancelBooking.run(deps.db, {
			periodId: wanted.periodId,
			date,
			now: moment.now.toISOString(),
			person: booker.person,
			...keyValues(wanted.request),
		});
		if (!booking) throw new Refusal("ERR_NOT_FOUND");
		return booking.id;
	});
	return { code: "SUC_CANCELED" };
}

export async function listOwnBookings(db: Database, keys: DataKeys, actor: Actor): Promise<OwnBooking[]> {
	const rows = await selectBookingsOf(db, memberOf(actor).userId, ownBookingsLimit);
	return rows.map((row) => toOwnBooking(keys, row));
}

/** A booking as mails and calendars tell it, also when it was cancelled. */
export function bookingRecord(db: Database, bookingId: number): Promise<BookingDetails | undefined> {
	return selectBooking(db, bookingId);
}

export function bookingRecordsOf(db: Database, userId: number): Promise<BookingDetails[]> {
	return selectBookingsOf(db, userId, ownBookingsLimit);
}

/** Whether the link that carries this key was made for the booking. */
export function opensBooking(keys: DataKeys, bookingId: number, key: string): boolean {
	return opensBookingCalendar(keys, bookingId, key);
}
