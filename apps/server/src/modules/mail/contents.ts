import type { Locale } from "@kvart/contract/locale";

/**
 * What each mail tells, by the name of its template. It is kept as plain data and rendered when it is sent, in the
 * language of the person.
 */
export interface MailContents {
	/** The address is the member's until the link in this mail says so, and no longer than it is valid. */
	"verify-email": { firstName: string; token: string };
	"reset-password": { firstName: string; token: string };
	"booking-confirmed": { firstName: string; bookingId: number };
	"enquiry-receipt": { enquiryId: number };
	/** To the chain's own mailbox. */
	"enquiry-notice": { enquiryId: number };
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
