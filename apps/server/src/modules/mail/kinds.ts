import { guestLimits } from "@kvart/contract/limits";
import type { MailContents, MailTemplate } from "./contents.ts";

/**
 * - `to`: the confirmed address of an account, our own mailbox, or a typed address, which may be a stranger's.
 * - `trigger`: who makes it go. A stranger is a person who knows the call.
 * - `text`: whose typed text may be in it; everything else is ours, or chosen from lists of ours.
 * - `daily`: mails to one address within a day of the first, over all servers. Null where the number follows from what
 *   the recipient, the staff or the server does: twenty bookings are twenty mails.
 * - `unproven`: what a stranger without a proof of work gets. `limited`: as many as their network may send.
 */
type MailKind =
	| { to: "account"; trigger: "member" | "server"; text: "none" | "recipient"; daily: null }
	| { to: "account"; trigger: "staff"; text: "recipient and staff"; daily: null }
	| { to: "typed address"; trigger: "stranger"; text: "none"; daily: number; unproven: "nothing" | "limited" }
	| { to: "typed address"; trigger: "member"; text: "none"; daily: number }
	| { to: "typed address"; trigger: "staff"; text: "none" | "staff"; daily: null }
	| { to: "own mailbox"; trigger: "stranger"; text: "anyone"; daily: null };

/** A mail without typed text has no name to greet by. */
type KindOf<Content> = Content extends { firstName: string } ? Exclude<MailKind, { text: "none" }> : MailKind;

const ofMember = { to: "account", trigger: "member", text: "recipient", daily: null } as const;
const ofServer = { to: "account", trigger: "server", text: "recipient", daily: null } as const;
const ofStaff = { to: "account", trigger: "staff", text: "recipient and staff", daily: null } as const;
const ofStranger = { to: "typed address", trigger: "stranger", text: "none" } as const;
const toUs = { to: "own mailbox", trigger: "stranger", text: "anyone", daily: null } as const;

/** Every kind of mail: who makes it go, what is in it and how often. A kind without a row does not compile. */
export const mailKinds = {
	"verify-email": { ...ofStranger, daily: 6, unproven: "limited" },
	// To accounts, but also to those whose address is not confirmed.
	"reset-password": { ...ofStranger, daily: 10, unproven: "limited" },
	"confirm-new-email": { to: "typed address", trigger: "member", text: "none", daily: 5 },
	"confirm-email-change": ofMember,
	"prove-identity": ofMember,
	"password-changed": ofMember,
	"provider-changed": ofMember,
	"passkey-changed": ofMember,
	"second-factor-changed": ofMember,
	"account-inactive": ofServer,
	"account-erased": { to: "account", trigger: "member", text: "none", daily: null },
	"staff-invitation": { to: "typed address", trigger: "staff", text: "staff", daily: null },
	// One for each account.
	"member-invitation": { to: "typed address", trigger: "staff", text: "none", daily: null },
	"booking-confirmed": ofMember,
	"booking-cancelled": ofMember,
	"booking-changed": ofMember,
	"booking-paused": ofServer,
	"waiting-moved-up": ofServer,
	"waiting-passed-over": ofServer,
	"waiting-place-free": ofServer,
	"training-reminder": ofServer,
	"order-placed": ofMember,
	// The bank's statement or the desk brings them.
	"order-paid": ofServer,
	"order-short": ofServer,
	"membership-ends": ofServer,
	"class-news": ofStaff,
	"own-classes": ofStaff,
	"class-message": ofStaff,
	// Coaches ask for it, and only staff gets it.
	substitution: ofStaff,
	"guest-booked": { ...ofStranger, daily: guestLimits.day.phone, unproven: "nothing" },
	"guest-confirmation": { ...ofStranger, daily: guestLimits.day.phone, unproven: "limited" },
	// One for each address and club.
	"club-opened": { to: "typed address", trigger: "staff", text: "none", daily: null },
	"enquiry-receipt": { ...ofStranger, daily: 3, unproven: "nothing" },
	"enquiry-reply": { to: "typed address", trigger: "staff", text: "staff", daily: null },
	"enquiry-notice": toUs,
	"enquiry-answer": toUs,
	"mail-to-check": toUs,
} as const satisfies { [T in MailTemplate]: KindOf<MailContents[T]> };

export type CappedTemplate = {
	[T in MailTemplate]: (typeof mailKinds)[T]["daily"] extends null ? never : T;
}[MailTemplate];
