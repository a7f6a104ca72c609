import { hasStarted } from "@kvart/contract/booking";
import type { LinkedBooking } from "@kvart/contract/booking-link";
import { addDays, wallTime } from "@kvart/contract/time";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { Refusal } from "../../platform/problem.ts";
import {
	type BookingDeps,
	type BookingDetails,
	bookedTraining,
	bookingOfCancellation,
	bookingRecord,
	cancelByLink,
} from "../booking/service.ts";
import { queueDueReminders } from "./queries.ts";

/** Returns how many it queued. */
export async function sendDueReminders({ db, clock }: { db: Database; clock: Clock }): Promise<number> {
	const now = clock.now();
	const { date: today } = wallTime(now);
	const values = { now: now.toISOString(), today, tomorrow: addDays(today, 1) };
	return (await queueDueReminders.run(db, values)).length;
}

function stateOf(booking: BookingDetails, now: Date): LinkedBooking["state"] {
	if (booking.cancelledAt) return "cancelled";
	if (booking.cancelled) return "called-off";
	return hasStarted(booking, now) ? "started" : "booked";
}

async function requireBooking({ db, keys }: Pick<BookingDeps, "db" | "keys">, token: string): Promise<BookingDetails> {
	const id = bookingOfCancellation(keys, token);
	const booking = id === null ? undefined : await bookingRecord(db, id);
	if (!booking) throw new Refusal("ERR_BAD_TOKEN");
	return booking;
}

/** Changes nothing: mail scanners open every link. */
export async function getLinkedBooking(deps: BookingDeps, token: string): Promise<LinkedBooking> {
	const booking = await requireBooking(deps, token);
	return { ...bookedTraining(booking), state: stateOf(booking, deps.clock.now()) };
}

/** 404 if the booking is already cancelled. */
export async function cancelLinkedBooking(deps: BookingDeps, token: string): Promise<{ code: "SUC_CANCELED" }> {
	await cancelByLink(deps, await requireBooking(deps, token));
	return { code: "SUC_CANCELED" };
}
