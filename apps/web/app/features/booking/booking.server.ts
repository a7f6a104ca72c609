import { ApiError, type Client } from "@kvart/contract/client";
import type { Locale } from "@kvart/contract/locale";
import type { NoShowPolicy } from "@kvart/contract/no-show-policy";
import { lateConsequence } from "../../lib/late-consequence.ts";
import { withStatus } from "../../lib/page.ts";
import { m } from "../../paraglide/messages.js";
import type { Target } from "./member-calls.ts";
import { bookAsGuest, type SentBooking, toFormField } from "./requests.ts";

interface PlainPost {
	kind: Target["kind"];
	/** The period in the page's address. */
	id: string | null;
	request: Request;
	locale: Locale;
}

function textOf(form: FormData, name: string): string {
	const value = form.get(name);
	return typeof value === "string" ? value : "";
}

/** Handles the guest form sent without the script: the same call, with the answer as a page. */
export async function handleGuestBooking(api: Client, { kind, id, request, locale }: PlainPost) {
	// A body that is no form is an empty one: the answer shows what is missing.
	const form = await request.formData().catch(() => new FormData());
	const target = { id: Number(id), kind, trainingDate: textOf(form, "trainingDate") };
	const values = {
		firstName: textOf(form, "firstName"),
		lastName: textOf(form, "lastName"),
		phone: textOf(form, "phone"),
		email: textOf(form, "email"),
	};
	const sent = { target, values, calendarUrl: null, errors: [] };
	try {
		const { code, calendar_url } = await bookAsGuest(api, target, { ...values, language: locale });
		return withStatus<SentBooking>({ ...sent, code, calendarUrl: calendar_url }, 200);
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		const errors = error.errors.map((each) => toFormField(each));
		return withStatus<SentBooking>({ ...sent, code: error.code, errors }, error.status);
	}
}

export type BookingTexts = ReturnType<typeof bookingTexts>;

export function bookingTexts(policy: NoShowPolicy | null = null) {
	const consequence = lateConsequence(policy);
	return {
		book: m.booking_book(),
		cancel: m.booking_cancel(),
		cancelAnyway: m.booking_cancel_anyway(),
		late: `${m.booking_late({ time: "{time}" })} ${consequence}`,
		undo: m.booking_undo(),
		booked: m.booking_booked(),
		full: m.booking_full(),
		wait: m.booking_wait(),
		leave: m.booking_leave(),
		position: m.booking_position({ position: "{position}" }),
		over: m.booking_over(),
		closed: m.booking_closed(),
		onlyToday: m.booking_only_today(),
		opens: m.booking_opens({ date: "{date}" }),
		passed: m.booking_passed(),
		started: m.booking_started(),
		guestsCannotCancel: m.booking_guests_cannot_cancel(),
		failed: {
			book: m.booking_book_failed(),
			bookAnyway: m.booking_book_failed(),
			bookInstead: m.booking_book_failed(),
			cancel: m.booking_cancel_failed(),
			undo: m.booking_book_failed(),
			wait: m.booking_wait_failed(),
			leave: m.booking_leave_failed(),
		},
		retry: m.booking_retry(),
		calendar: m.booking_calendar(),
		change: m.booking_change(),
		overlap: {
			title: m.booking_overlap_title(),
			text: m.booking_overlap({ training: "{training}", time: "{time}" }),
			instead: m.booking_overlap_instead({ time: "{time}" }),
			insteadOf: m.booking_overlap_instead_of({ training: "{training}" }),
			changed: m.booking_changed({ training: "{training}", time: "{time}" }),
			late: `${m.booking_change_late({ time: "{time}" })} ${consequence}`,
			book: m.booking_overlap_book(),
			stop: m.booking_overlap_stop(),
		},
		confirm: m.booking_confirm(),
		havePlace: m.booking_have_place(),
		calledOff: m.booking_called_off(),
		firstName: m.booking_first_name(),
		lastName: m.booking_last_name(),
		privacy: m.booking_privacy(),
		phone: m.booking_phone(),
		phoneHint: m.booking_phone_hint(),
		email: m.booking_email(),
		emailHint: m.booking_email_hint(),
		emailOptionalHint: m.booking_email_optional_hint(),
		haveAccount: m.booking_have_account(),
		logIn: m.booking_log_in(),
		logInAhead: m.booking_log_in_ahead(),
		logInToWait: m.booking_log_in_to_wait(),
		fullText: m.booking_full_text(),
		waitText: m.booking_wait_text(),
		waitTextLate: m.booking_wait_text_late(),
		waitJoinedLate: m.booking_wait_joined_late(),
		nearby: m.booking_nearby(),
		nearbyNone: m.booking_nearby_none(),
		sameDay: m.booking_same_day(),
		sameDayNone: m.booking_same_day_none(),
		nearbyFailed: m.booking_nearby_failed(),
	};
}
