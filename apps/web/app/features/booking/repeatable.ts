import { type BookingWindow, closingMinutes, lastBookableDate } from "@kvart/contract/booking";
import type { OwnBooking } from "@kvart/contract/members";
import { addDays, type CalendarDate, instantOf } from "@kvart/contract/time";
import type { OwnTraining } from "./own-training.tsx";

const mostOffered = 3;

interface Circumstances {
	now: Date;
	today: CalendarDate;
	window: BookingWindow;
	days: number;
	/** Trainings that the member has booked or waits for. */
	has: readonly Pick<OwnTraining, "period_id" | "training_date">[];
}

/** The last trainings of a week, latest first, on their date a week later, as far as they can be booked already. */
export function repeatable(past: readonly OwnBooking[], circumstances: Circumstances): OwnBooking[] {
	const { now, today, window, days, has } = circumstances;
	const last = lastBookableDate(today, { actor: "member", window, days });
	const closes = now.getTime() + closingMinutes * 60_000;
	return (
		past
			// A promotion's training has one date.
			.filter(({ cancelled, promotion }) => !cancelled && !promotion)
			.map((booking) => ({ ...booking, training_date: addDays(booking.training_date, 7) }))
			.filter(({ training_date: date, time }) => date <= last && instantOf(date, time).getTime() > closes)
			.filter(
				({ period_id, training_date }) =>
					!has.some((own) => own.period_id === period_id && own.training_date === training_date),
			)
			.slice(0, mostOffered)
	);
}
