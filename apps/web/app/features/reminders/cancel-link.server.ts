import { cancelsLate } from "@kvart/contract/booking";
import type { LinkedBooking } from "@kvart/contract/booking-link";
import { brand } from "@kvart/contract/brand";
import { ApiError } from "@kvart/contract/client";
import type { ErrorCode } from "@kvart/contract/errors";
import { inLocale, type Locale } from "@kvart/contract/locale";
import { addDays, formatMinutes, formatTime, wallTime } from "@kvart/contract/time";
import { dayInText } from "../../lib/calendar-format.ts";
import { lateConsequence } from "../../lib/late-consequence.ts";
import { type LoaderArgs, withStatus } from "../../lib/page.ts";
import { m } from "../../paraglide/messages.js";

/** The state of the page: the booking as it is, `done` after cancelling it, or `bad-link`. */
type View = LinkedBooking["state"] | "done" | "bad-link";

export type CancelLinkData = Awaited<ReturnType<typeof loadCancelLink>>;

const tokenOf = (url: URL) => url.searchParams.get("token") ?? "";
const badLink: readonly ErrorCode[] = ["ERR_BAD_TOKEN", "ERR_ALL_FIELDS_REQUIRED"];

async function findBooking({ site, url }: LoaderArgs): Promise<LinkedBooking | null> {
	try {
		return await site.api.getLinkedBooking({ query: { token: tokenOf(url) } });
	} catch (error) {
		if (error instanceof ApiError && badLink.includes(error.code)) return null;
		throw error;
	}
}

function whenOf({ training_date: date, time: start }: LinkedBooking, locale: Locale, now: Date): string {
	const today = wallTime(now).date;
	const time = formatTime(start);
	if (date === today) return m.reminders_today({ time });
	if (date === addDays(today, 1)) return m.reminders_tomorrow({ time });
	return m.reminders_on_date({ date: dayInText(date, locale), time });
}

function textsOf(booking: LinkedBooking, locale: Locale, now: Date): Record<View, { title: string; text: string }> {
	const training = inLocale(locale, booking.training.name, booking.training.name_eng);
	const club = `${brand.name} ${booking.gym.name}`;
	const facts = { training, when: whenOf(booking, locale, now) };
	return {
		booked: { title: m.reminders_cancel_title(), text: m.reminders_cancel_text({ ...facts, club }) },
		done: { title: m.reminders_cancelled_title(), text: m.reminders_cancelled_text(facts) },
		cancelled: { title: m.reminders_already_title(), text: m.reminders_already_text(facts) },
		"called-off": { title: m.reminders_called_off_title(), text: m.reminders_called_off_text(facts) },
		started: { title: m.reminders_started_title(), text: m.reminders_started_text(facts) },
		"bad-link": badLinkTexts(),
	};
}

const badLinkTexts = () => ({ title: m.reminders_bad_link_title(), text: m.reminders_bad_link_text() });

/** A warning before the press; null if cancelling does not count as late. */
async function lateNotice({ site }: LoaderArgs, { training_date, time, state }: LinkedBooking): Promise<string | null> {
	if (state !== "booked") return null;
	const { late_cancel_minutes: minutes, no_show_policy: policy } = await site.api.getTime();
	const late = cancelsLate({ trainingDate: training_date, time }, site.now(), minutes);
	return late ? `${m.booking_late({ time: formatMinutes(minutes) })} ${lateConsequence(policy)}` : null;
}

/** A GET changes nothing: mail scanners open every link. */
export async function loadCancelLink(args: LoaderArgs) {
	const booking = await findBooking(args);
	return {
		title: m.reminders_cancel_title(),
		description: m.reminders_cancel_description(),
		state: booking?.state ?? ("bad-link" as const),
		texts: booking ? textsOf(booking, args.locale, args.site.now()) : { "bad-link": badLinkTexts() },
		late: booking && (await lateNotice(args, booking)),
		send: m.reminders_cancel_send(),
		account: m.reminders_account(),
		schedule: booking && {
			path: `/${booking.promotion ? "promotions" : "training-schedule"}/${booking.gym.id}`,
			label: m.reminders_schedule(),
		},
	};
}

export interface CancelLinkAnswer {
	view: View;
	/** Why it failed although the booking can be cancelled, such as too many requests. */
	problem: ErrorCode | null;
}

const refusedViews: Partial<Record<ErrorCode, View>> = {
	ERR_NOT_FOUND: "cancelled",
	ERR_TRAINING_PASSED: "started",
	ERR_BAD_TOKEN: "bad-link",
	ERR_ALL_FIELDS_REQUIRED: "bad-link",
};

export async function cancelWithLink({ site, url }: LoaderArgs) {
	try {
		await site.api.cancelLinkedBooking({ body: { token: tokenOf(url) } });
		return withStatus<CancelLinkAnswer>({ view: "done", problem: null }, 200);
	} catch (error) {
		if (!(error instanceof ApiError)) throw error;
		const view = refusedViews[error.code];
		return withStatus<CancelLinkAnswer>({ view: view ?? "booked", problem: view ? null : error.code }, error.status);
	}
}
