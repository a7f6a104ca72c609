import type { EnquiryKind } from "@kvart/contract/enquiries/kinds";
import type { Locale } from "@kvart/contract/locale";
import type { ChangeReason } from "@kvart/contract/staff/schedule";

/** An enquiry as it was sent, by the names of the form's fields. */
export interface EnquiryContent {
	kind: EnquiryKind;
	name: string;
	form: Record<string, unknown>;
}

/** Why staff changed the schedule; the note is theirs, word for word. */
export interface ChangeCause {
	reason: ChangeReason;
	note: string;
}

/**
 * What each mail tells, by the name of its template. It is kept as plain data and rendered when it is sent, in the
 * language of the person.
 */
export interface MailContents {
	/** The address is the member's until the link in this mail says so, and no longer than it is valid. */
	"verify-email": { firstName: string; token: string };
	"reset-password": { firstName: string; token: string };
	/** `changedAt` is an instant in ISO 8601. */
	"password-changed": { firstName: string; changedAt: string };
	/** To somebody who was invited to work here and has no password yet. */
	"staff-invitation": { firstName: string; token: string };
	/** To a member who was given a part of the back office and logs in as before. */
	"staff-access": { firstName: string };
	/** `reset`: an administrator turned it off for somebody who lost the phone. */
	"second-factor-changed": { firstName: string; change: "on" | "off" | "reset"; changedAt: string };
	"booking-confirmed": { firstName: string; bookingId: number };
	"training-cancelled": { firstName: string; bookingId: number } & ChangeCause;
	/** `training`, `date` and `time` are as they were; what they are now is looked up. */
	"training-moved": {
		firstName: string;
		bookingId: number;
		training: string;
		date: string;
		time: number;
	} & ChangeCause;
	/** Called off and then not: the place was given back and can be booked anew. */
	"training-restored": { firstName: string; bookingId: number };
	"enquiry-receipt": EnquiryContent;
	/** What somebody of the staff wrote to whoever asked; blank lines part paragraphs. */
	"enquiry-reply": { name: string; subject: string; text: string };
	/** To the chain's own mailbox; `marks` say why it may not come from a person. */
	"enquiry-notice": EnquiryContent & { email: string; marks: string[] };
}

export type MailTemplate = keyof MailContents;

export type Mail = {
	[T in MailTemplate]: {
		template: T;
		data: MailContents[T];
		recipient: string;
		language: Locale;
		/** Two mails with the same key are one mail. */
		uniqueKey?: string;
	};
}[MailTemplate];
