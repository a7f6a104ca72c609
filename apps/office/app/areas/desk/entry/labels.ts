import { hasEnded } from "@kvart/contract/booking";
import { inLocale } from "@kvart/contract/locale";
import type { MembershipState } from "@kvart/contract/memberships/membership";
import type { OwnMembership } from "@kvart/contract/memberships/own";
import type { Arrival, ArrivalBooking, DeskVerdict } from "@kvart/contract/staff/memberships/desk-arrival";
import { formatTime } from "@kvart/contract/time";
import { currentLanguage } from "../../../i18n/language.ts";
import { formatDate } from "../../../lib/format.ts";
import { nameOf } from "../../../lib/labels.ts";
import { m } from "../../../paraglide/messages.js";

export const answerLabels: Record<DeskVerdict["answer"], () => string> = {
	allow: m.desk_answer_allow,
	warn: m.desk_answer_warn,
	refuse: m.desk_answer_refuse,
};

const reasonLabels: Record<Exclude<DeskVerdict["reason"], "ended">, () => string> = {
	blocked: m.desk_reason_blocked,
	none: m.desk_reason_none,
	cancelled: m.desk_reason_cancelled,
	used_up: m.desk_reason_used_up,
	future: m.desk_reason_future,
	frozen: m.desk_reason_frozen,
	not_covered: m.desk_reason_not_covered,
	other_club: m.desk_reason_other_club,
	off_peak: m.desk_reason_off_peak,
	unpaid: m.desk_reason_unpaid,
	last_visit: m.desk_reason_last_visit,
	ends_soon: m.desk_reason_ends_soon,
	visited: m.desk_reason_visited,
	valid: m.desk_reason_valid,
};

export function reasonLabel({ reason, last_day }: DeskVerdict): string {
	if (reason === "ended") return m.desk_reason_ended({ date: last_day ? formatDate(last_day) : "" });
	return reasonLabels[reason]();
}

export const stateLabels: Record<MembershipState, () => string> = {
	future: m.desk_state_future,
	active: m.desk_state_active,
	frozen: m.desk_state_frozen,
	used_up: m.desk_state_used_up,
	ended: m.desk_state_ended,
	cancelled: m.desk_state_cancelled,
};

export const stateColors: Record<MembershipState, string> = {
	future: "gray",
	active: "booked",
	frozen: "warning",
	used_up: "gray",
	ended: "gray",
	cancelled: "danger",
};

export function titleOf({ title, title_eng }: Pick<OwnMembership, "title" | "title_eng">): string {
	return inLocale(currentLanguage(), title, title_eng);
}

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

/** For a class if one is booked, else for the gym. */
export function verdictOf(arrival: Arrival): DeskVerdict {
	return awaitedClass(arrival) ? arrival.verdicts.class : arrival.verdicts.gym;
}
