import type { EnquiryKind } from "@kvart/contract/enquiry-choices";
import type { EnquiryMark, EnquiryStatus, EnquirySummary } from "@kvart/contract/staff/enquiries";
import { m } from "../../paraglide/messages.js";

export const kindWords: Record<EnquiryKind, () => string> = {
	free_training: m.enquiries_kind_free_training,
	price: m.enquiries_kind_price,
	training_selection: m.enquiries_kind_training_selection,
	lending_page: m.enquiries_kind_lending_page,
};

export const statusWords: Record<EnquiryStatus, () => string> = {
	new: m.enquiries_status_new,
	open: m.enquiries_status_open,
	answered: m.enquiries_status_answered,
	closed: m.enquiries_status_closed,
};

export const statusColors = { new: "lime", open: "warning", answered: "booked", closed: "gray" } as const;

export const markWords: Record<EnquiryMark, { label: () => string; text: () => string }> = {
	trap: { label: m.enquiries_mark_trap, text: m.enquiries_mark_trap_text },
	hasty: { label: m.enquiries_mark_hasty, text: m.enquiries_mark_hasty_text },
	unproven: { label: m.enquiries_mark_unproven, text: m.enquiries_mark_unproven_text },
};

export function isMark(mark: string): mark is EnquiryMark {
	return Object.hasOwn(markWords, mark);
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

export function dueInWords({ days_left, status }: Pick<EnquirySummary, "days_left" | "status">): string {
	if (days_left === null) return m.enquiries_settled();
	if (days_left < 0) return m.enquiries_due_over({ count: -days_left });
	if (days_left === 0) return m.enquiries_due_today();
	const left = { count: days_left };
	return status === "answered" ? m.enquiries_due_settle(left) : m.enquiries_due_reply(left);
}

export function personInWords({ name }: Pick<EnquirySummary, "name">): string {
	return name || m.enquiries_erased();
}

export function assigneeInWords({ assignee }: Pick<EnquirySummary, "assignee">): string {
	if (!assignee) return m.enquiries_nobody();
	return assignee.name || m.enquiries_erased_person();
}
