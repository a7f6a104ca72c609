import { hasStarted } from "@kvart/contract/booking";
import type { Booked } from "@kvart/contract/booking-inputs";
import type { LinkedBooking } from "@kvart/contract/booking-link";
import type { Locale } from "@kvart/contract/locale";
import type { Deps } from "../../platform/api.ts";
import type { Database } from "../../platform/database/database.ts";
import { Refusal } from "../../platform/problem.ts";
import { keyValues } from "../../platform/request-key.ts";
import { mailCap } from "../mail/service.ts";
import { bookingCalendarUrl, bookingOfConfirmation } from "./code.ts";
import { confirmBooking, releaseUnconfirmed, selectUnconfirmed } from "./queries/booking.ts";
import { type PassingOn, passOnPlaces } from "./service/pass-on.ts";
import { type Booker, bookedTraining, bookingRecord } from "./service.ts";

const releaseBatch = 500;

/** Adds where the mail goes, if the operator wants guests to confirm. Without an address the call is refused. */
export function withConfirmation(
	deps: Pick<Deps, "env" | "clock" | "keys">,
	booker: Booker,
	{ email, language = "sr" }: { email?: string | undefined; language?: Locale | undefined },
): Booker {
	if (!deps.env.GUEST_CONFIRMATION) return booker;
	if (email === undefined)
		throw new Refusal("ERR_ALL_FIELDS_REQUIRED", { errors: [{ field: "email", code: "required-field" }] });
	return { ...booker, mail: { email, language, mustConfirm: true, cap: mailCap(deps, "guest-confirmation", email) } };
}

/** The same, and otherwise a guest who gives an address and a proof of work gets the confirmation there. */
export function withGuestMail(
	deps: Pick<Deps, "env" | "clock" | "keys">,
	booker: Booker,
	{ email, language = "sr" }: Parameters<typeof withConfirmation>[2],
	proven: boolean,
): Booker {
	if (deps.env.GUEST_CONFIRMATION || email === undefined) return withConfirmation(deps, booker, { email, language });
	if (!proven) return booker;
	return { ...booker, mail: { email, language, mustConfirm: false, cap: mailCap(deps, "guest-booked", email) } };
}

/** Changes nothing: mail scanners open every link. */
export async function getUnconfirmedBooking(
	{ db, clock, keys }: Pick<Deps, "db" | "clock" | "keys">,
	token: string,
): Promise<LinkedBooking> {
	const id = bookingOfConfirmation(keys, token);
	const booking = id === null ? undefined : await bookingRecord(db, id);
	if (!booking || booking.cancelledAt) throw new Refusal("ERR_BAD_TOKEN");
	const started = hasStarted(booking, clock.now()) ? "started" : "booked";
	return { ...bookedTraining(booking), state: booking.cancelled ? "called-off" : started };
}

export async function confirmGuestBooking(
	{ db, clock, keys }: Pick<Deps, "db" | "clock" | "keys">,
	token: string,
): Promise<Booked> {
	const id = bookingOfConfirmation(keys, token);
	if (id === null || !(await confirmBooking(db, id, clock.now()))) throw new Refusal("ERR_BAD_TOKEN");
	return { code: "SUC_BOOKED", calendar_url: bookingCalendarUrl(keys, id) };
}

/** Cancels what was not confirmed in time and passes the places on; returns how many. */
export async function releaseUnconfirmedBookings(deps: PassingOn & { db: Database }): Promise<number> {
	const { db, clock } = deps;
	const now = clock.now();
	let released = 0;
	// One by one: a statement frees one place of a training.
	for (const bookingId of await selectUnconfirmed(db, now, releaseBatch)) {
		const times = { now: now.toISOString(), late: "false", heldUntil: null };
		const values = { bookingId, ...times, mail: "true", ...keyValues(null) };
		released += await db.transaction(async (tx) => {
			const rows = await releaseUnconfirmed.run(tx, values);
			await passOnPlaces(
				tx,
				deps,
				rows.map(({ occurrenceId }) => occurrenceId),
			);
			return rows.length;
		});
	}
	return released;
}
