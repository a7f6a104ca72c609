import type { LinkedBooking } from "@kvart/contract/booking-link";
import { brand } from "@kvart/contract/brand";
import { ApiError } from "@kvart/contract/client";
import type { ErrorCode } from "@kvart/contract/errors";
import { inLocale, type Locale } from "@kvart/contract/locale";
import { formatTime } from "@kvart/contract/time";
import { fullDay } from "../../lib/calendar-format.ts";
import { type LoaderArgs, withStatus } from "../../lib/page.ts";
import { m } from "../../paraglide/messages.js";

export type ConfirmationData = Awaited<ReturnType<typeof loadConfirmation>>;

const tokenOf = (url: URL) => url.searchParams.get("token") ?? "";
const badLink: readonly ErrorCode[] = ["ERR_BAD_TOKEN", "ERR_ALL_FIELDS_REQUIRED"];

async function findBooking({ site, url }: LoaderArgs): Promise<LinkedBooking | null> {
	try {
		return await site.api.getUnconfirmedBooking({ query: { token: tokenOf(url) } });
	} catch (error) {
		if (error instanceof ApiError && badLink.includes(error.code)) return null;
		throw error;
	}
}

/** Class, club, day and hour. */
function factsOf({ training, gym, training_date: date, time }: LinkedBooking, locale: Locale): string {
	return m.booking_confirmation_facts({
		training: inLocale(locale, training.name, training.name_eng),
		club: `${brand.name} ${gym.name}`,
		day: fullDay(date, locale),
		time: formatTime(time),
	});
}

/** A GET changes nothing: mail scanners open every link. */
export async function loadConfirmation(args: LoaderArgs) {
	const booking = await findBooking(args);
	const facts = booking ? factsOf(booking, args.locale) : "";
	return {
		/** Whether there is a place to confirm. */
		valid: booking !== null && booking.state !== "called-off",
		title: m.booking_confirmation_title(),
		description: m.booking_confirmation_description(),
		facts,
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
		const body = { token: tokenOf(url) };
		const { calendar_url } = await site.api.confirmGuestBooking({ body });
		return withStatus<ConfirmationAnswer>({ calendarUrl: calendar_url, problem: null }, 200);
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		return withStatus<ConfirmationAnswer>({ calendarUrl: null, problem: error.code }, error.status);
	}
}
