import { ApiError } from "@kvart/contract/client";
import type { ErrorCode } from "@kvart/contract/errors";
import { type LoaderArgs, withStatus } from "../../lib/page.ts";
import { m } from "../../paraglide/messages.js";

export type ConfirmationData = ReturnType<typeof loadConfirmation>;

/** A GET changes nothing: mail scanners open every link. */
export function loadConfirmation({ url }: LoaderArgs) {
	return {
		hasToken: url.searchParams.has("token"),
		title: m.booking_confirmation_title(),
		description: m.booking_confirmation_description(),
		text: m.booking_confirmation_text(),
		send: m.booking_confirmation_send(),
		confirmed: { title: m.booking_confirmed_title(), text: m.booking_confirmed_text() },
		calendar: m.booking_calendar(),
		late: { title: m.booking_confirmation_late_title(), text: m.booking_confirmation_late_text() },
		again: m.booking_confirmation_again(),
	};
}

/** Null where there is none. */
export interface ConfirmationAnswer {
	calendarUrl: string | null;
	problem: ErrorCode | null;
}

export async function confirmBooking({ site, url }: LoaderArgs) {
	try {
		const body = { token: url.searchParams.get("token") ?? "" };
		const { calendar_url } = await site.api.confirmGuestBooking({ body });
		return withStatus<ConfirmationAnswer>({ calendarUrl: calendar_url, problem: null }, 200);
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		return withStatus<ConfirmationAnswer>({ calendarUrl: null, problem: error.code }, error.status);
	}
}
