import {
	type BookingWindow,
	bookingRefusal,
	cancelRefusal,
	cancelsLate,
	deskRefusal,
	hasStarted,
	undoSeconds,
} from "@kvart/contract/booking";
import { type Booked, type Cancelled, guestConfirmationMinutes } from "@kvart/contract/booking-inputs";
import type { MembershipRule } from "@kvart/contract/memberships/rule";
import type { VerdictReason } from "@kvart/contract/memberships/verdict";
import { type CalendarDate, wallTime, weekOf } from "@kvart/contract/time";
import type { Clock } from "../../platform/clock.ts";
import type { DataKeys } from "../../platform/data-keys.ts";
import { type Database, violatedConstraint } from "../../platform/database/database.ts";
import { lockMember, shareMember } from "../../platform/database/member-rows.ts";
import { Refusal } from "../../platform/problem.ts";
import { keyValues, once, type RequestKey } from "../../platform/request-key.ts";
import type { Booker } from "./booker.ts";
import { bookingCalendarUrl, opensBooking } from "./code.ts";
import {
	cancelBooking,
	cancelBookingById,
	insertBooking,
	lockPlaces,
	type NewBooking,
	type SlotRow,
	selectHeldUntil,
	selectSlot,
} from "./queries/booking.ts";
import { type BookingDetails, selectBooking, type TrainingDetails, type WaitDetails } from "./queries/details.ts";
import { hasOverlap, selectDuration, selectOccurrenceId } from "./queries/waiting.ts";
import { returnCheckIn } from "./service/check-ins.ts";
import { missingMembership, requireMembership, withMember } from "./service/memberships.ts";
import { type PassingOn, passOnPlaces } from "./service/pass-on.ts";
import { refusePaused } from "./service/pauses.ts";

export { accountBooker, type Booker, guestBooker, memberBooker } from "./booker.ts";
export {
	bookingCalendarUrl,
	bookingCode,
	bookingCodePicture,
	bookingOfCancellation,
	bookingOfCode,
	cancellationToken,
	confirmationToken,
} from "./code.ts";
export type { BookingDetails, TrainingDetails, WaitDetails };

const maximumTries = 5;

export interface BookingDeps extends PassingOn {
	db: Database;
	env: PassingOn["env"] & { readonly LATE_CANCEL_MINUTES: number };
	switches: {
		readonly bookingWindow: BookingWindow;
		readonly bookingDays: number;
		readonly membershipRule: MembershipRule;
	};
	keys: DataKeys;
}

export interface BookingRequest {
	kind: "ordinary" | "promotion";
	periodId: number;
	/** A promotion's own date, or any date of a weekly period; without it the period's date in this week. */
	trainingDate?: CalendarDate | undefined;
	/** Refuses if the member has another training at that time. */
	checkOverlap?: boolean | undefined;
	/** Takes back a cancellation first, if its place is still held. */
	undo?: boolean | undefined;
	/** The person's own booking that is given up for this one. */
	insteadOf?: { periodId: number; trainingDate: CalendarDate } | undefined;
	key: RequestKey | null;
}

/** The period in the week of `date`. */
async function findSlot(db: Database, periodId: number, booker: Booker, date: CalendarDate, today = date) {
	const { person, userId: user_id, ifInactive } = booker;
	const [monday = date] = weekOf(date);
	const slot = await selectSlot(db, { period_id: periodId, person, user_id, monday, today });
	if (slot && !slot.active) throw new Refusal(ifInactive);
	return slot;
}

/** A period of the other kind or on another date does not exist for this request. */
export async function requireSlot(
	db: Database,
	booker: Booker,
	{ periodId, kind, trainingDate }: Pick<BookingRequest, "periodId" | "kind" | "trainingDate">,
	today: CalendarDate,
): Promise<SlotRow> {
	const slot = await findSlot(db, periodId, booker, trainingDate ?? today, today);
	const otherKind = slot && kind !== (slot.ownDate ? "promotion" : "ordinary");
	const otherDate = trainingDate !== undefined && trainingDate !== slot?.date;
	if (!slot || otherKind || otherDate) throw new Refusal("ERR_NOT_FOUND");
	return slot;
}

interface Booking {
	periodId: number;
	slot: SlotRow;
	booker: Booker;
	now: Date;
	today: CalendarDate;
	key: RequestKey | null;
}

export function newBooking({ periodId, slot, booker, now, today, key }: Booking): NewBooking {
	const { firstName = null, lastName = null, phone = null } = booker.guest ?? {};
	const { mail } = booker;
	const confirmUntil = mail?.mustConfirm && new Date(now.getTime() + guestConfirmationMinutes * 60_000);
	return {
		...keyValues(key),
		period_id: periodId,
		day: slot.day,
		time: slot.time,
		own_date: slot.ownDate,
		date: slot.date,
		today,
		now: now.toISOString(),
		person: booker.person,
		user_id: booker.userId,
		guest_first_name: firstName,
		guest_last_name: lastName,
		guest_phone: phone,
		guest_email: mail?.email ?? null,
		guest_cap: mail?.cap ?? null,
		guest_language: mail?.language ?? null,
		confirm_until: confirmUntil ? confirmUntil.toISOString() : null,
		booked_by: null,
		arrived_at: null,
		instead_of: null,
		heeds_pause: false,
		only_held: false,
	};
}

/**
 * Checks the rule and books. If the last place went in between, or staff moved the period, the rule is checked again
 * and says why.
 */
export async function checkAndBook(db: Database, check: () => Promise<NewBooking>): Promise<number> {
	try {
		for (let tries = 0; tries < maximumTries; tries += 1) {
			const booking = await insertBooking(db, await check());
			if (booking) return booking.id;
		}
	} catch (error) {
		throw violatedConstraint(error) === "bookings_person_key" ? new Refusal("ERR_ALREADY_BOOKED") : error;
	}
	throw new Refusal("ERR_TRAINING_FILLED_OR_CANCELLED");
}

/** Runs a booking within limits: throws instead, or takes the count back if nothing was booked. */
export type Limited = (book: () => Promise<number>) => Promise<number>;

export async function book(
	deps: BookingDeps,
	booker: Booker,
	request: BookingRequest,
	limited: Limited = (run) => run(),
): Promise<Booked> {
	const { db: ownDb, clock, keys, switches } = deps;
	const { kind, periodId, key } = request;
	const actor = booker.guest ? "guest" : "member";
	const rule = kind === "ordinary" && booker.userId !== null ? switches.membershipRule : "off";
	const needsMembership = rule === "require";
	const found: { missing?: VerdictReason | null } = {};
	const check = async (db: Database) => {
		const now = clock.now();
		const today = wallTime(now).date;
		const slot = await requireSlot(db, booker, request, today);
		if (!slot.takesPlace) throw new Refusal("ERR_NOT_FOUND");
		const { bookingWindow: window, bookingDays: days } = switches;
		// Guests prove no phone number: the answer tells of a booking only where every guest could book.
		const booked = slot.booked && !booker.guest;
		const refusal = bookingRefusal({ ...slot, booked, kind, trainingDate: slot.date }, { now, actor, window, days });
		if (refusal) throw new Refusal(refusal);
		if (slot.booked) throw new Refusal("ERR_ALREADY_BOOKED");
		// Promotions can always be booked.
		const heeds_pause = kind === "ordinary";
		if (heeds_pause) refusePaused(slot.date, today, slot.pausedUntil);
		if (request.checkOverlap && booker.userId !== null) await refuseOverlap(db, booker.userId, periodId, slot);
		if (needsMembership) await requireMembership(db, booker, slot);
		if (rule === "inform") found.missing = await missingMembership(db, booker, slot);
		return { ...newBooking({ periodId, slot, booker, now, today, key }), heeds_pause };
	};
	const id = await once({ db: ownDb, clock, person: booker.person }, key, async () => {
		if (request.insteadOf) return changeTo(deps, booker, { ...request, insteadOf: request.insteadOf }, check);
		const restored = request.undo ? await undoCancel({ db: ownDb, clock }, booker, request) : undefined;
		const bookIn = (from: Database) => checkAndBook(from, () => check(from));
		return restored ?? limited(() => (needsMembership ? withMember(ownDb, booker, bookIn) : bookIn(ownDb)));
	});
	const code = booker.mail?.mustConfirm ? "SUC_CONFIRM_BY_MAIL" : "SUC_BOOKED";
	return { code, calendar_url: bookingCalendarUrl(keys, id), ...(found.missing && { missing: found.missing }) };
}

type Change = BookingRequest & { insteadOf: NonNullable<BookingRequest["insteadOf"]> };

/**
 * Gives up one booking and takes the place of another training, together or not at all. The member and both trainings
 * are locked at first, in the order of all bookings, so that two members who swap cannot deadlock.
 */
async function changeTo(
	deps: BookingDeps,
	booker: Booker,
	{ insteadOf: old, ...request }: Change,
	check: (tx: Database) => Promise<NewBooking>,
): Promise<number> {
	const { clock, env } = deps;
	const { person } = booker;
	return deps.db.transaction(async (tx) => {
		const now = clock.now();
		const today = wallTime(now).date;
		const given = await findSlot(tx, old.periodId, booker, old.trainingDate, today);
		const lock = given?.arrived ? lockMember : shareMember;
		if (booker.userId !== null && !(await lock(tx, booker.userId))) throw new Refusal(booker.ifInactive);
		const { date } = await requireSlot(tx, booker, request, today);
		if (old.periodId === request.periodId && old.trainingDate === date) throw new Refusal("ERR_ALREADY_BOOKED");
		if (given?.date !== old.trainingDate || !given.booked) throw new Refusal("ERR_NOT_FOUND");
		const refusal = cancelRefusal({ trainingDate: given.date, time: given.time }, now);
		if (refusal) throw new Refusal(refusal);
		await lockPlaces(tx, [
			{ periodId: old.periodId, date: old.trainingDate },
			{ periodId: request.periodId, date },
		]);
		const late = String(cancelsLate({ trainingDate: given.date, time: given.time }, now, env.LATE_CANCEL_MINUTES));
		const [freed] = await cancelBooking.run(tx, {
			periodId: old.periodId,
			date: old.trainingDate,
			now: now.toISOString(),
			person,
			late,
			heldUntil: null,
			mail: "false",
			...keyValues(null),
		});
		if (!freed) throw new Refusal("ERR_NOT_FOUND");
		await returnCheckIn(tx, freed, { actorId: booker.userId, at: now });
		const id = await checkAndBook(tx, async () => ({ ...(await check(tx)), instead_of: freed.id }));
		await passOnPlaces(tx, deps, [freed.occurrenceId]);
		return id;
	});
}

async function refuseOverlap(db: Database, userId: number, periodId: number, { date, time }: SlotRow): Promise<void> {
	const id = (await selectOccurrenceId(db, periodId, date)) ?? 0;
	const duration = await selectDuration(db, periodId);
	if (await hasOverlap(db, userId, { id, date, time, duration })) throw new Refusal("ERR_OVERLAPS");
}

/** Undefined if the place is not held any more, or the training was called off. */
async function undoCancel(
	{ db, clock }: { db: Database; clock: Clock },
	booker: Booker,
	request: BookingRequest,
): Promise<number | undefined> {
	const { periodId, key } = request;
	const now = clock.now();
	const today = wallTime(now).date;
	const slot = await requireSlot(db, booker, request, today);
	const booking = newBooking({ periodId, slot, booker, now, today, key });
	return (await insertBooking(db, { ...booking, only_held: true }))?.id;
}

export interface DeskBooking {
	periodId: number;
	date: CalendarDate;
	/** How long the training lasts, in minutes: the desk books until it ends. */
	duration: number;
	booker: Booker;
	staffId: number;
	/** A walk-in: booked and checked in at once. */
	arrived: boolean;
	/** Staff knows that the member has another training at that time. */
	acceptOverlap: boolean;
}

/** Books at the desk with the same statement, so a period never has more bookings than places. */
export function bookAtDesk(
	{ db, clock }: { db: Database; clock: Clock },
	{ periodId, date, duration, booker, staffId, arrived, acceptOverlap }: DeskBooking,
): Promise<number> {
	return checkAndBook(db, async () => {
		const now = clock.now();
		const slot = await findSlot(db, periodId, booker, date);
		if (!slot?.takesPlace || slot.date !== date) throw new Refusal("ERR_NOT_FOUND");
		const refusal = deskRefusal({ ...slot, trainingDate: date, duration }, now);
		if (refusal) throw new Refusal(refusal);
		if (!acceptOverlap && booker.userId !== null) await refuseOverlap(db, booker.userId, periodId, slot);
		const booking = newBooking({ periodId, slot, booker, now, today: date, key: null });
		return { ...booking, booked_by: staffId, arrived_at: arrived ? now.toISOString() : null };
	});
}

/** 404 if the booking is already cancelled. */
async function cancelById(
	deps: PassingOn & { db: Database },
	{ bookingId, actorId, late }: { bookingId: number; actorId: number | null; late: boolean },
): Promise<void> {
	const at = deps.clock.now();
	const values = { bookingId, actorId, now: at.toISOString(), late: String(late), heldUntil: null, mail: "true" };
	await deps.db.transaction(async (tx) => {
		const [booking] = await cancelBookingById.run(tx, { ...values, ...keyValues(null) });
		if (!booking) throw new Refusal("ERR_NOT_FOUND");
		await returnCheckIn(tx, booking, { actorId, at });
		await passOnPlaces(tx, deps, [booking.occurrenceId]);
	});
}

/** Call it after `lockMember`. */
export function cancelByStaff(deps: PassingOn & { db: Database }, bookingId: number, staffId: number): Promise<void> {
	return cancelById(deps, { bookingId, actorId: staffId, late: false });
}

/** By the member, with the link of a mail. */
export async function cancelByLink(deps: BookingDeps, booking: BookingDetails): Promise<void> {
	const now = deps.clock.now();
	// A booking that is cancelled already is 404, also after the start.
	const refusal = booking.cancelledAt ? "ERR_NOT_FOUND" : cancelRefusal(booking, now);
	if (refusal) throw new Refusal(refusal);
	const { id: bookingId, userId: actorId } = booking;
	await cancelById(deps, { bookingId, actorId, late: cancelsLate(booking, now, deps.env.LATE_CANCEL_MINUTES) });
}

/** 404 if not booked. With `hold` the place stays taken for some seconds, so that the member can take it back. */
export async function cancel(
	deps: BookingDeps,
	booker: Booker,
	request: BookingRequest & { hold?: boolean | undefined },
): Promise<Cancelled> {
	const { db, clock, env } = deps;
	const { periodId, key, hold } = request;
	const { person } = booker;
	const heldUntil = hold ? new Date(clock.now().getTime() + undoSeconds * 1000).toISOString() : null;
	const id = await once({ db, clock, person }, key, async () => {
		const now = clock.now();
		const { booked, arrived, date, time } = await requireSlot(db, booker, request, wallTime(now).date);
		if (!booked) throw new Refusal("ERR_NOT_FOUND");
		const refusal = cancelRefusal({ trainingDate: date, time }, now);
		if (refusal) throw new Refusal(refusal);
		const late = String(cancelsLate({ trainingDate: date, time }, now, env.LATE_CANCEL_MINUTES));
		const values = { periodId, date, now: now.toISOString(), person, late, heldUntil, mail: "true", ...keyValues(key) };
		return db.transaction(async (tx) => {
			if (arrived && booker.userId !== null) await lockMember(tx, booker.userId);
			const [booking] = await cancelBooking.run(tx, values);
			if (!booking) throw new Refusal("ERR_NOT_FOUND");
			await returnCheckIn(tx, booking, { actorId: booker.userId, at: now });
			if (!hold) await passOnPlaces(tx, deps, [booking.occurrenceId]);
			return booking.id;
		});
	});
	return { code: "SUC_CANCELED", held_until: hold ? await selectHeldUntil(db, id) : null };
}

export { selectWait as waitRecord } from "./queries/details.ts";
export { bookedTraining, bookingRecordsOf } from "./service/own-bookings.ts";
export { lateCancellations } from "./service/pauses.ts";

/** Whether a member who waits can still book the place that became free shortly before the start. */
export function isOffered({ ended, freePlaces, training }: WaitDetails, now: Date): boolean {
	return !ended && freePlaces > 0 && !training.cancelled && !hasStarted(training, now);
}

/** A booking for mails and calendars, cancelled ones included. */
export function bookingRecord(db: Database, bookingId: number): Promise<BookingDetails | undefined> {
	return selectBooking(db, bookingId);
}

/** The booking of a signed link, which ends when the booking is cancelled. */
export async function bookingOfLink(
	{ db, keys }: Pick<BookingDeps, "db" | "keys">,
	bookingId: number,
	key: string,
): Promise<BookingDetails> {
	const booking = opensBooking(keys, bookingId, key) ? await selectBooking(db, bookingId) : undefined;
	if (!booking) throw new Refusal("ERR_NOT_FOUND");
	if (booking.cancelledAt) throw new Refusal("ERR_BAD_TOKEN");
	return booking;
}
