import type { EnquiryKind } from "@kvart/contract/enquiries/kinds";
import type { Locale } from "@kvart/contract/locale";
import type { ChangeReason } from "@kvart/contract/staff/schedule";

export interface EnquiryContent {
	kind: EnquiryKind;
	name: string;
	form: Record<string, unknown>;
}

export interface ChangeCause {
	reason: ChangeReason;
	note: string;
}

/** The data of each mail by template. Stored as JSON and rendered when the mail is sent. */
export interface MailContents {
	"verify-email": { firstName: string; token: string };
	"reset-password": { firstName: string; token: string };
	"confirm-new-email": { firstName: string; token: string };
	/** To the address that the account has. */
	"confirm-email-change": { firstName: string; token: string };
	/** `changedAt` is an instant in ISO 8601. */
	"password-changed": { firstName: string; changedAt: string };
	"provider-changed": {
		firstName: string;
		provider: "google" | "facebook";
		change: "linked" | "unlinked";
		changedAt: string;
	};
	"passkey-changed": { firstName: string; change: "added" | "removed"; changedAt: string };
	/** To an account without a password: a new one, or a member's who got a staff role. */
	"staff-invitation": { firstName: string; token: string };
	/** `reset`: turned off by an administrator. */
	"second-factor-changed": { firstName: string; change: "on" | "off" | "reset" | "codes" | "used"; changedAt: string };
	"booking-confirmed": { firstName: string; bookingId: number };
	"training-cancelled": { firstName: string; bookingId: number } & ChangeCause;
	/** `training`, `date` and `time` before the change. */
	"training-moved": {
		firstName: string;
		bookingId: number;
		training: string;
		date: string;
		time: number;
	} & ChangeCause;
	"training-restored": { firstName: string; bookingId: number };
	"enquiry-receipt": EnquiryContent;
	/** Written by staff; blank lines separate paragraphs. */
	"enquiry-reply": { name: string; subject: string; text: string };
	/** To the chain's mailbox; `marks` are reasons to suspect spam. */
	"enquiry-notice": EnquiryContent & { email: string; marks: string[] };
}

export type MailTemplate = keyof MailContents;

export type Mail = {
	[T in MailTemplate]: {
		template: T;
		data: MailContents[T];
		recipient: string;
		language: Locale;
		/** A second mail with the same key is not queued. */
		uniqueKey?: string;
	};
}[MailTemplate];
