import { m } from "../../paraglide/messages.js";
import type { BookingWords } from "./booking-data.ts";

/** What stands at the foot of the cards, in the page's language. */
export function bookingWords(): BookingWords {
	return {
		book: m.booking_book(),
		cancel: m.booking_cancel(),
		booked: m.booking_booked(),
		full: m.booking_full(),
		over: m.booking_over(),
		closed: m.booking_closed(),
		onlyToday: m.booking_only_today(),
		passed: m.booking_passed(),
		started: m.booking_started(),
		guestsCannotCancel: m.booking_guests_cannot_cancel(),
		bookFailed: m.booking_book_failed(),
		cancelFailed: m.booking_cancel_failed(),
		retry: m.booking_retry(),
		sheetMissing: m.booking_sheet_missing(),
		calendar: m.booking_calendar(),
	};
}
