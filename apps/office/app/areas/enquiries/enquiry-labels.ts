import { type EnquiryKind, enquiryFacts, enquiryForm } from "@kvart/contract/enquiries/kinds";
import type { EnquirySummary } from "@kvart/contract/staff/enquiries";
import type { EnquiryMark, EnquiryOutcome, EnquiryStatus } from "@kvart/contract/staff/enquiry-rules";
import { currentLanguage } from "../../i18n/language.ts";
import { m } from "../../paraglide/messages.js";

export function kindLabel(kind: EnquiryKind): string {
	return enquiryForm(kind).name[currentLanguage()];
}

/** The form without the contact data, which the page shows elsewhere. */
export function formFacts(form: Readonly<Record<string, string>>): [label: string, value: string][] {
	const { name: _, phone_1: __, email: ___, ...rest } = form;
	return enquiryFacts(rest, currentLanguage()).map(([, label, value]) => [label, value]);
}

export const statusLabels: Record<EnquiryStatus, () => string> = {
	new: m.enquiries_status_new,
	open: m.enquiries_status_open,
	answered: m.enquiries_status_answered,
	closed: m.enquiries_status_closed,
	spam: m.enquiries_status_spam,
};

export const statuses = ["new", "open", "answered", "closed", "spam"] as const satisfies readonly EnquiryStatus[];

export const outcomeLabels: Record<EnquiryOutcome, () => string> = {
	came: m.enquiries_outcome_came,
	joined: m.enquiries_outcome_joined,
	not_interested: m.enquiries_outcome_not_interested,
	not_reached: m.enquiries_outcome_not_reached,
};

export const outcomes = [
	"came",
	"joined",
	"not_interested",
	"not_reached",
] as const satisfies readonly EnquiryOutcome[];

export const outcomeColors = {
	came: "booked",
	joined: "lime",
	not_interested: "gray",
	not_reached: "warning",
} as const;

export const statusColors = { new: "lime", open: "warning", answered: "booked", closed: "gray", spam: "gray" } as const;

export const markLabels: Record<EnquiryMark, { label: () => string; text: () => string }> = {
	trap: { label: m.enquiries_mark_trap, text: m.enquiries_mark_trap_text },
	hasty: { label: m.enquiries_mark_hasty, text: m.enquiries_mark_hasty_text },
	unproven: { label: m.enquiries_mark_unproven, text: m.enquiries_mark_unproven_text },
};

export function isMark(mark: string): mark is EnquiryMark {
	return Object.hasOwn(markLabels, mark);
}

export type Urgency = "over" | "soon" | "calm" | "settled";

type Timed = Pick<EnquirySummary, "days_left" | "late">;

/** How much of the time that the terms promise is left. */
export function urgencyOf({ days_left, late }: Timed): Urgency {
	if (days_left === null) return "settled";
	if (days_left < 0) return "over";
	return late || days_left <= 1 ? "soon" : "calm";
}

export const urgencyColors = { over: "danger", soon: "warning", calm: "gray", settled: "gray" } as const;

export function dueLabel({ days_left, status }: Pick<EnquirySummary, "days_left" | "status">): string {
	if (days_left === null) return m.enquiries_settled();
	if (days_left < 0) return m.enquiries_due_over({ count: -days_left });
	if (days_left === 0) return m.enquiries_due_today();
	const left = { count: days_left };
	return status === "answered" ? m.enquiries_due_settle(left) : m.enquiries_due_reply(left);
}

export function personLabel({ name }: Pick<EnquirySummary, "name">): string {
	return name || m.enquiries_erased();
}

export function assigneeLabel({ assignee }: Pick<EnquirySummary, "assignee">): string {
	if (!assignee) return m.enquiries_nobody();
	return assignee.name || m.enquiries_erased_person();
}
