import type { RetentionRuleName } from "@kvart/contract/retention";
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../platform/database/database.ts";

export interface Address {
	/** In lower case. */
	email: string;
	/** When the person gave it up; null if they still have it. */
	until: Date | null;
}

/** The data that identifies a person: decision 023. */
export interface Person {
	/** Null without an account. */
	id: number | null;
	/** That are proved to be theirs. */
	addresses: readonly Address[];
	/** For a person whom staff has identified: phones of accounts are not verified. */
	phoneDigits: string | null;
	guestBookingIds: readonly number[];
}

const anyOf = (conditions: SQL[]) => (conditions.length > 0 ? sql`(${sql.join(conditions, sql` or `)})` : sql`false`);

/** Sent to or by one of the addresses while it was theirs. */
function addressed(column: SQL, at: SQL, addresses: readonly Address[]): SQL {
	return anyOf(
		addresses.map(({ email, until }) =>
			until
				? sql`lower(${column}) = ${email} and ${at} <= ${until.toISOString()}::timestamptz`
				: sql`lower(${column}) = ${email}`,
		),
	);
}

const own = (table: "memberships" | "orders", { id }: Person) =>
	sql`(select id from ${sql.raw(table)} where user_id = ${id})`;

const ofAccount = ({ id }: Person) => sql`user_id = ${id}`;

/** Also those whose sender staff recognised as the member. */
const theirEnquiries = ({ id, addresses, phoneDigits }: Person) =>
	anyOf([
		...(id === null ? [] : [sql`member_id = ${id}`]),
		addressed(sql`email`, sql`created_at`, addresses),
		...(phoneDigits === null ? [] : [sql`phone_digits = ${phoneDigits}`]),
	]);

/** Notes and replies by staff are about the person, too. */
const theirNotes = (person: Person) => sql`(
	enquiry_id in (select id from enquiries where ${theirEnquiries(person)})
	or ${addressed(sql`mail ->> 'sender'`, sql`created_at`, person.addresses)})`;

const guestBookings = ({ guestBookingIds }: Person) =>
	sql`bookings.id in (select value::bigint from jsonb_array_elements_text(${JSON.stringify(guestBookingIds)}::jsonb))`;

const memberBookings = ({ id }: Person) => sql`bookings.user_id = ${id}`;

/** For a condition on `bookings`. */
export const bookedBy = (person: Person) => sql`(${memberBookings(person)} or ${guestBookings(person)})`;

type Which = (person: Person) => SQL;

/**
 * Which rows of each rule are a person's, in the order in which they go: what leads to others goes after them. Null if
 * they stay, and why.
 */
export const rowsOfPerson: Record<RetentionRuleName, Which | null> = {
	mails: (person) => sql`(
		user_id = ${person.id}
		or ${addressed(sql`recipient`, sql`created_at`, person.addresses)}
		or ${addressed(sql`data ->> 'sender'`, sql`created_at`, person.addresses)}
		or (data ->> 'enquiryId')::integer in (select id from enquiries where ${theirEnquiries(person)})
		or (data ->> 'noteId')::integer in (select id from enquiry_notes where ${theirNotes(person)}))`,
	"enquiry-notes": theirNotes,
	enquiries: theirEnquiries,
	"opening-requests": ({ addresses }) => addressed(sql`email`, sql`created_at`, addresses),
	"request-keys": (person) => sql`(
		scope = ${`user:${person.id}`} or scope = ${`guest:${person.phoneDigits}`}
		or scope in (select person from bookings where ${guestBookings(person)}))`,
	"class-news": (person) => sql`(
		booking_id in (select id from bookings where ${bookedBy(person)})
		or wait_id in (select id from waits where user_id = ${person.id}))`,
	"guest-bookings": guestBookings,
	"member-bookings": memberBookings,
	waits: ofAccount,
	"ledger-reasons": (person) => sql`reason is not null
		and (membership_id in ${own("memberships", person)} or order_id in ${own("orders", person)})`,
	payers: (person) => sql`order_id in ${own("orders", person)}`,
	"renewal-calls": (person) => sql`membership_id in ${own("memberships", person)}`,
	memberships: ofAccount,
	orders: ofAccount,
	"booking-pauses": ofAccount,
	favourites: ofAccount,
	calendars: ofAccount,
	"video-groups": ofAccount,
	"video-views": ofAccount,
	"member-notes": ofAccount,
	"staff-clubs": ofAccount,
	"notification-devices": ({ id }) => sql`session_id in (select id from sessions where user_id = ${id})`,
	sessions: ofAccount,
	"second-factors": ofAccount,
	passkeys: ofAccount,
	"passkey-requests": ofAccount,
	"mail-links": ofAccount,
	"former-addresses": ofAccount,
	"change-reasons": ({ id }) => sql`entity in ('member', 'account') and entity_id = ${String(id)}
		and (before ? 'reason' or after ? 'reason')`,
	"national-ids": ({ id }) => sql`id = ${id} and jmbg_cipher is not null`,
	credentials: ({ id }) => sql`id = ${id}`,
	accounts: ({ id }) => sql`id = ${id} and phone_digits <> 'erased-' || id`,
	// The terms of whole accounts, which end by this list.
	"unconfirmed-accounts": null,
	"inactive-accounts": null,
	// The chain's accounts: numbers of memberships and orders, which lead to rows without a person.
	ledger: null,
	"statement-rows": null,
	statements: null,
	"till-counts": null,
	// Digests that name no person.
	"limit-counts": null,
	// Evidence: account numbers, which lead to a row without a person.
	"audit-entries": null,
	"schedule-changes": null,
	// About classes, and what the chain publishes; staff removes it.
	"cancel-reasons": null,
	"class-messages": null,
	coaches: null,
	// They belong to the record of the coach, and end soon.
	"coach-absences": null,
	uploads: null,
};

/** Bookings of guests that were mailed to one of the addresses, or requested in an enquiry from it. */
export async function selectGuestBookings(db: Database, addresses: readonly Address[]) {
	const { rows } = (await db.execute(sql`
		select id::integer, guest_first_name || ' ' || guest_last_name as name from bookings
		where person like 'guest:%' and (
			id in (
				select (data ->> 'bookingId')::bigint from mails
				where template like 'guest-%' and ${addressed(sql`recipient`, sql`created_at`, addresses)}
			)
			or enquiry_id in (select id from enquiries where ${addressed(sql`email`, sql`created_at`, addresses)})
		)`)) as { rows: { id: number; name: string }[] };
	return rows;
}

export async function selectGuestBookingsByPhone(db: Database, phoneDigits: string): Promise<number[]> {
	const { rows } = (await db.execute(
		sql`select id::integer from bookings where person = ${`guest:${phoneDigits}`}`,
	)) as { rows: { id: number }[] };
	return rows.map(({ id }) => id);
}
