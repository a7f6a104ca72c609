import { inLocale } from "@kvart/contract/locale";
import type { PaymentMethod } from "@kvart/contract/memberships/ledger";
import type { MembershipState } from "@kvart/contract/memberships/membership";
import type { DeskVerdict } from "@kvart/contract/staff/memberships/desk-verdict";
import { currentLanguage } from "../../i18n/language.ts";
import { formatDate } from "../../lib/format.ts";
import { m } from "../../paraglide/messages.js";

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

export const methodLabels: Record<PaymentMethod, () => string> = {
	cash: m.desk_method_cash,
	card: m.desk_method_card,
	transfer: m.desk_method_transfer,
	other: m.desk_method_other,
};

export function titleOf({ title, title_eng }: { title: string; title_eng: string }): string {
	return inLocale(currentLanguage(), title, title_eng);
}

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

export const answerColors: Record<DeskVerdict["answer"], string> = {
	allow: "booked",
	warn: "warning",
	refuse: "danger",
};
