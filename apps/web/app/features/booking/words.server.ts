import { m } from "../../paraglide/messages.js";
import type { BookingWords } from "./booking-data.ts";

/** Cards and sheet in the page's language, so that the script need not bring both. */
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
		calendar: m.booking_calendar(),
		confirm: m.booking_confirm(),
		havePlace: m.booking_have_place(),
		calledOff: m.booking_called_off(),
		firstName: m.booking_first_name(),
		lastName: m.booking_last_name(),
		phone: m.booking_phone(),
		phoneHint: m.booking_phone_hint(),
		haveAccount: m.booking_have_account(),
		logIn: m.booking_log_in(),
		fullText: m.booking_full_text(),
		nearby: m.booking_nearby(),
		nearbyNone: m.booking_nearby_none(),
		nearbyFailed: m.booking_nearby_failed(),
	};
}
