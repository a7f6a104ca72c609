import type { Locale } from "@kvart/contract/locale";
import { digitsOf } from "@kvart/contract/phone";
import { type Actor, memberOf } from "../../platform/session.ts";
import type { NewBooking } from "./queries/booking.ts";

/**
 * `person` identifies members by account and guests by phone: each has one booking per occurrence. Guests prove no phone,
 * so they neither take a member's place nor learn of it: decision 009.
 */
export interface Booker {
	person: string;
	userId: number | null;
	guest: { firstName: string; lastName: string; phone: string } | null;
	/** The refusal of a member who was blocked or erased meanwhile. */
	ifInactive: "ERR_SESSION_NOT_VALID" | "ERR_NOT_FOUND";
	/** A guest's address: for the link that confirms, if `mustConfirm`, or for the confirmation. */
	mail?: { email: string; language: Locale; mustConfirm: boolean; cap: NewBooking["guest_cap"] };
}

/** A member whom staff books. */
export function accountBooker(userId: number): Booker {
	return { person: `user:${userId}`, userId, guest: null, ifInactive: "ERR_NOT_FOUND" };
}

export function memberBooker(actor: Actor): Booker {
	return { ...accountBooker(memberOf(actor).userId), ifInactive: "ERR_SESSION_NOT_VALID" };
}

export function guestBooker(guest: { first_name: string; last_name: string; phone: string }): Booker {
	return {
		person: `guest:${digitsOf(guest.phone)}`,
		userId: null,
		guest: { firstName: guest.first_name, lastName: guest.last_name, phone: guest.phone },
		ifInactive: "ERR_NOT_FOUND",
	};
}
