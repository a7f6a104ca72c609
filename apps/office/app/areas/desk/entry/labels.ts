import { hasEnded } from "@kvart/contract/booking";
import type { Arrival, ArrivalBooking } from "@kvart/contract/staff/memberships/desk-arrival";
import type { DeskVerdict } from "@kvart/contract/staff/memberships/desk-verdict";
import { formatTime } from "@kvart/contract/time";
import { nameOf } from "../../../lib/labels.ts";

export function classOf({ training, time }: ArrivalBooking): { training: string; time: string } {
	return { training: nameOf(training), time: formatTime(time) };
}

/** The class for which the member comes: the next one of today that has not ended. */
export function awaitedClass({ bookings, now }: Pick<Arrival, "bookings" | "now">): ArrivalBooking | undefined {
	return bookings.find(
		(booking) =>
			!booking.cancelled &&
			booking.checked_in_at === null &&
			!hasEnded({ ...booking, trainingDate: booking.date }, new Date(now)),
	);
}

/** The verdict for a class if one is booked, else for the gym. */
export function verdictOf(arrival: Arrival): DeskVerdict {
	return awaitedClass(arrival) ? arrival.verdicts.class : arrival.verdicts.gym;
}
