import type { EnquiryKind } from "@kvart/contract/enquiry-choices";
import type { Locale } from "@kvart/contract/locale";

/** An enquiry as it was sent, by the names of the form's fields. */
export interface EnquiryContent {
	kind: EnquiryKind;
	name: string;
	form: Record<string, unknown>;
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
	"booking-confirmed": { firstName: string; bookingId: number };
	"enquiry-receipt": EnquiryContent;
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
