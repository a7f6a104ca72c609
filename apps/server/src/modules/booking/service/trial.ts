import { bookingRefusal, maximumBookingDays } from "@kvart/contract/booking";
import type { TrialHour } from "@kvart/contract/enquiries/hour";
import type { Locale } from "@kvart/contract/locale";
import { wallTime } from "@kvart/contract/time";
import type { Deps } from "../../../platform/api.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/database/database.ts";
import { Refusal } from "../../../platform/problem.ts";
import { withConfirmation } from "../guest-confirmation.ts";
import { guestLimited, isProvenGuest } from "../guest-limits.ts";
import { linkEnquiry } from "../queries/booking.ts";
import { type Booker, checkAndBook, guestBooker, newBooking, requireSlot } from "../service.ts";

const kind = "ordinary";

/**
 * Unlike other guests, people may try a training on the days that members can book. Whatever the reason, a refusal has
 * one code: it must not show who is booked by which phone.
 */
async function bookPlace(tx: Database, clock: Clock, booker: Booker, hour: TrialHour): Promise<number> {
	const { periodId, date: trainingDate } = hour;
	const check = async () => {
		const now = clock.now();
		const today = wallTime(now).date;
		const slot = await requireSlot(tx, booker, { kind, periodId, trainingDate }, today);
		const circumstances = { now, actor: "member", window: "rolling", days: maximumBookingDays } as const;
		const refusal = bookingRefusal({ ...slot, kind, trainingDate: slot.date }, circumstances);
		if (refusal || !slot.takesPlace) throw new Refusal("ERR_TRAINING_FILLED_OR_CANCELLED");
		return newBooking({ periodId, slot, booker, now, today, key: null });
	};
	try {
		return await checkAndBook(tx, check);
	} catch (error) {
		throw error instanceof Refusal ? new Refusal("ERR_TRAINING_FILLED_OR_CANCELLED") : error;
	}
}

interface TrialRequest {
	hour: TrialHour;
	guest: { first_name: string; last_name: string; phone: string };
	email: string;
	language: Locale;
	proof?: string | undefined;
	address: string;
}

/**
 * Books the place of a free trial together with its enquiry, both or neither, within the limits of guests. `store`
 * returns the id of the enquiry; undefined if there is nothing to store, and then nothing is booked.
 */
export async function bookTrial(
	deps: Pick<Deps, "db" | "clock" | "keys" | "counts" | "env">,
	{ hour, guest, address, proof, ...contact }: TrialRequest,
	store: (tx: Database) => Promise<number | undefined>,
): Promise<number | undefined> {
	const booker = withConfirmation(deps, guestBooker(guest), contact);
	const request = { kind, periodId: hour.periodId, trainingDate: hour.date, key: null } as const;
	let enquiryId: number | undefined;
	const proven = await isProvenGuest(deps, proof);
	await guestLimited(deps, booker, request, { address, proven })(() =>
		deps.db.transaction(async (tx) => {
			enquiryId = await store(tx);
			if (enquiryId === undefined) return 0;
			const bookingId = await bookPlace(tx, deps.clock, booker, hour);
			await linkEnquiry(tx, bookingId, enquiryId);
			return bookingId;
		}),
	);
	return enquiryId;
}
