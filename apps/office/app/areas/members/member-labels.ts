import type { MemberState } from "@kvart/contract/staff/member-rules";
import type { StaffMemberBooking, StaffMemberMail } from "@kvart/contract/staff/members";
import { m } from "../../paraglide/messages.js";

export const stateLabels: Record<MemberState, () => string> = {
	active: m.members_state_active,
	unconfirmed: m.members_state_unconfirmed,
	blocked: m.members_state_blocked,
};

export const stateColors = { active: "booked", unconfirmed: "warning", blocked: "danger" } as const;

interface Outcome {
	color: "booked" | "warning" | "danger" | "gray";
	label: string;
}

export function bookingOutcome(booking: StaffMemberBooking): Outcome {
	if (booking.cancelled_late) return { color: "warning", label: m.members_booking_cancelled_late() };
	if (booking.cancelled_at) return { color: "gray", label: m.members_booking_cancelled() };
	if (booking.training_cancelled) return { color: "warning", label: m.members_training_cancelled() };
	if (booking.checked_in_at) return { color: "booked", label: m.members_came() };
	if (booking.coming) return { color: "booked", label: m.members_booked() };
	if (booking.missed) return { color: "danger", label: m.members_missed() };
	return { color: "gray", label: m.members_not_checked_in() };
}

export function mailOutcome({ sent_at, failed_at }: Pick<StaffMemberMail, "sent_at" | "failed_at">): Outcome {
	if (sent_at) return { color: "booked", label: m.members_mail_sent() };
	if (failed_at) return { color: "danger", label: m.members_mail_failed() };
	return { color: "warning", label: m.members_mail_waiting() };
}

const mails: Partial<Record<string, () => string>> = {
	"verify-email": m.members_mail_verify_email,
	"reset-password": m.members_mail_reset_password,
	"password-changed": m.members_mail_password_changed,
	"booking-confirmed": m.members_mail_booking_confirmed,
	"booking-cancelled": m.members_mail_booking_cancelled,
	"booking-changed": m.members_mail_booking_changed,
	"booking-paused": m.members_mail_booking_paused,
	"waiting-moved-up": m.members_mail_waiting_moved_up,
	"waiting-passed-over": m.members_mail_waiting_passed_over,
	"waiting-place-free": m.members_mail_waiting_place_free,
	"member-invitation": m.members_mail_member_invitation,
	"order-placed": m.members_mail_order_placed,
	"order-paid": m.members_mail_order_paid,
	"order-short": m.members_mail_order_short,
	"membership-ends": m.members_mail_membership_ends,
	"enquiry-receipt": m.members_mail_enquiry_receipt,
	"enquiry-reply": m.members_mail_enquiry_reply,
	"class-news": m.members_mail_class_news,
};

/** Unknown templates are shown by name. */
export function mailLabel(template: string): string {
	return mails[template]?.() ?? template.replaceAll("-", " ");
}
