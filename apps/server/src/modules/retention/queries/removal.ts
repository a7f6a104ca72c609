import { type RetentionRuleName, retentionSchedule } from "@kvart/contract/retention";
import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../platform/database/database.ts";

type Schedule = typeof retentionSchedule;

/** Rules whose rows stay, without what names the person. Whole accounts end by all rules together. */
type Emptied = Exclude<
	{ [Name in RetentionRuleName]: Schedule[Name]["end"] extends "deleted" ? never : Name }[RetentionRuleName],
	"inactive-accounts"
>;

const noPerson = sql`user_id = null, person = 'erased:' || id, phone_digits = null, enquiry_id = null`;

const emptied: Record<Emptied, SQL> = {
	accounts: sql`email = 'erased-' || id || '@erased.invalid', first_name = '', last_name = '', phone = '',
		phone_digits = 'erased-' || id, card_id = null, role = 'member', all_clubs = false, trainer_id = null,
		terms_accepted_at = null, email_verified_at = null, last_login_at = null, inactive_notice_at = null,
		booking_pause_until = null, last_visit_on = null`,
	credentials: sql`password_hash = null, google_id = null, facebook_id = null, totp_cipher = null,
		totp_pending_cipher = null, totp_step = null, totp_failures = 0, totp_failed_at = null`,
	"national-ids": sql`jmbg_cipher = null, jmbg_digest = null`,
	"guest-bookings": sql`${noPerson}, guest_first_name = null, guest_last_name = null, guest_phone = null`,
	"member-bookings": noPerson,
	"video-views": sql`user_id = null, device = ''`,
	enquiries: sql`name = '', email = '', phone = '', phone_digits = '', form = '{}', follow_up_on = null,
		member_id = null`,
	"change-reasons": sql`before = before - 'reason', after = after - 'reason'`,
	memberships: sql`user_id = null`,
	orders: sql`user_id = null`,
	"ledger-reasons": sql`reason = null`,
	payers: sql`payer = '', purpose = ''`,
	"cancel-reasons": sql`cancel_reason = null, cancel_note_eng = null`,
};

/** The only way in which what a rule covers ends, whether its term is over or the person is erased. */
export function removing(rule: RetentionRuleName, which: SQL, batch?: number): SQL {
	const table = sql.raw(retentionSchedule[rule].table);
	const values = rule in emptied ? emptied[rule as Emptied] : undefined;
	// The partitions of the audit log number their rows anew.
	const row = sql.raw(values ? "id" : "ctid");
	const rows =
		batch === undefined
			? which
			: sql`${row} in (select ${row} from ${table} where ${which} limit ${batch} for update skip locked)`;
	const change = values ? sql`update ${table} set ${values}` : sql`delete from ${table}`;
	if (rule !== "guest-bookings") return sql`${change} where ${rows} returning ${row}::text as id`;
	// The mails to a guest have the address.
	return sql`
		with ended as (${change} where ${rows} returning id::text), mail as (
			delete from mails where template like 'guest-%' and data ->> 'bookingId' in (select id from ended)
		)
		select id from ended`;
}

/** Returns how many rows it changed. */
export async function removeRows(db: Database, rule: RetentionRuleName, which: SQL): Promise<number> {
	return ((await db.execute(removing(rule, which))) as { rows: unknown[] }).rows.length;
}
