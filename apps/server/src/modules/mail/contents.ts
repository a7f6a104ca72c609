import type { Locale } from "@kvart/contract/locale";
import type { StaffRole } from "@kvart/contract/staff/rights";

/** `sealedToken` is made by `sealToken`. */
interface LinkContent {
	sealedToken: string;
}

interface PersonalLink extends LinkContent {
	firstName: string;
}

interface ClassNewsContent {
	userId: number;
	firstName: string;
	newsIds: number[];
	/** For notifications. */
	bookingIds: number[];
}

/**
 * The data of each mail by template, stored as JSON and rendered when the mail is sent. Texts of a person are read from
 * their own table then: names of ids end in `Id` or `Ids`, and only these stay once the mail is sent.
 */
export interface MailContents {
	/** `order`: what the visitor chose to buy before they had an account; see `chosenOrder`. */
	"verify-email": LinkContent & { order?: string };
	"reset-password": LinkContent;
	"confirm-new-email": LinkContent;
	/** To the address that the account has. */
	"confirm-email-change": PersonalLink;
	"prove-identity": PersonalLink;
	/** `changedAt` is an instant in ISO 8601. */
	"password-changed": { firstName: string; changedAt: string };
	"provider-changed": {
		firstName: string;
		provider: "google" | "facebook";
		change: "linked" | "unlinked";
		changedAt: string;
	};
	"account-inactive": { firstName: string };
	/** The last mail to an address. Its row goes when it is sent, so nothing about the person is in it. */
	"account-erased": Record<string, never>;
	"passkey-changed": { firstName: string; change: "added" | "removed"; changedAt: string };
	/** To an account without a password: a new one, or a member's who got a staff role. */
	"staff-invitation": PersonalLink & { role: StaffRole; clubs: string[] | "all" };
	/** To a member who was registered at the desk, and has no password yet. */
	"member-invitation": LinkContent;
	/** `reset`: turned off by an administrator. */
	"second-factor-changed": { firstName: string; change: "on" | "off" | "reset" | "codes" | "used"; changedAt: string };
	"booking-confirmed": { firstName: string; bookingId: number };
	/** Cancelled by the member, or for them at the desk. */
	"booking-cancelled": { firstName: string; bookingId: number };
	/** Given up for another training, which `bookingId` is about. */
	"booking-changed": { firstName: string; bookingId: number; oldBookingId: number };
	/** The member got a place from the waiting list. */
	"waiting-moved-up": { firstName: string; bookingId: number };
	/** A place became free, but the member could not take it. */
	"waiting-passed-over": {
		firstName: string;
		waitId: number;
		obstacle: "overlap" | "booked" | "paused" | "membership";
	};
	/** After no-shows the member books only today's trainings for some days. */
	"booking-paused": { firstName: string; pauseId: number };
	/** Shortly before the start: the first to book gets the place. */
	"waiting-place-free": { firstName: string; waitId: number };
	/** `date` and `time` as they were when it was queued. */
	"training-reminder": { firstName: string; bookingId: number; date: string; time: number };
	/** An online order with its code; paid in full; paid in part. */
	"order-placed": { firstName: string; orderId: number };
	"order-paid": { firstName: string; orderId: number };
	"order-short": { firstName: string; orderId: number };
	/** `endsOn` as it was when it was queued. */
	"membership-ends": { firstName: string; membershipId: number; endsOn: string };
	/** To an address on the list of a club. */
	"club-opened": { openingRequestId: number };
	"guest-booked": { bookingId: number };
	"guest-confirmation": { bookingId: number };
	/** Changes in classes that the member has booked or waits for, and in classes that a coach teaches. */
	"class-news": ClassNewsContent;
	"own-classes": ClassNewsContent;
	/** Written by staff to everyone in a class: with a place, or waiting for one. */
	"class-message": {
		userId: number;
		firstName: string;
		messageId: number;
		bookingId: number | null;
		waitId: number | null;
	};
	/** Open requests for a substitute: to those who asked, who could take over, and who decide. */
	substitution: { firstName: string; requestIds: number[]; to: "coach" | "colleague" | "manager" };
	"enquiry-receipt": { enquiryId: number };
	/** Written by staff, and stored as a note of the enquiry. */
	"enquiry-reply": { noteId: number };
	/** To the chain's mailbox. */
	"enquiry-notice": { enquiryId: number };
	/** The person answered by mail. To the mailbox of the club, or the chain's. */
	"enquiry-answer": { noteId: number };
	/** A mail that belongs to no enquiry, or that could not be read, waits in the mailbox. To the chain's. */
	"mail-to-check": { sender: string; subject: string };
}

export type MailTemplate = keyof MailContents;

export type Mail<Template extends MailTemplate = MailTemplate> = {
	[T in Template]: {
		template: T;
		data: MailContents[T];
		recipient: string;
		/** The account that it is about; otherwise the one that has the address. */
		userId?: number;
		language: Locale;
		/** A second mail with the same key is not queued. */
		uniqueKey?: string;
	};
}[Template];
