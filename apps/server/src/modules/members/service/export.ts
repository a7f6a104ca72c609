import { nationalPhone } from "@kvart/contract/phone";
import { publicRole } from "@kvart/contract/staff/rights";
import type { MemberDeps } from "../deps.ts";
import * as queries from "../queries/export.ts";
import * as membershipQueries from "../queries/export-memberships.ts";
import type { UserRow } from "../queries/users.ts";
import { ownRow } from "./profile.ts";

function profileOf(row: UserRow, { keys }: MemberDeps) {
	return {
		first_name: row.firstName,
		last_name: row.lastName,
		email: row.email,
		phone: nationalPhone(row.phone),
		card_id: row.cardId,
		jmbg: row.jmbgCipher && keys.decrypt("jmbg", row.jmbgCipher),
		language: row.language,
		role: publicRole(row.role),
		reminder: row.reminder,
		has_password: row.passwordHash !== null,
		google_id: row.googleId,
		facebook_id: row.facebookId,
		registered_at: row.createdAt,
		last_login_at: row.lastLoginAt,
		email_confirmed_at: row.emailVerifiedAt,
		terms_accepted_at: row.termsAcceptedAt,
	};
}

export async function exportMember(deps: MemberDeps, userId: number) {
	const { db, clock } = deps;
	const row = await ownRow(deps, userId);
	return {
		exported_at: clock.now(),
		profile: profileOf(row, deps),
		former_addresses: await queries.selectFormerAddresses(db, userId),
		sessions: await queries.selectAllSessions(db, userId),
		passkeys: await queries.selectPasskeys(db, userId),
		notifications: await queries.selectPushDevices(db, userId),
		recovery_codes: await queries.selectRecoveryCodes(db, userId),
		bookings: await queries.selectAllBookings(db, userId),
		waits: await queries.selectWaits(db, userId),
		booking_pauses: await queries.selectBookingPauses(db, userId),
		memberships: await membershipQueries.selectMemberships(db, userId),
		orders: await membershipQueries.selectOrders(db, userId),
		ledger: await membershipQueries.selectLedger(db, userId),
		favourites: await queries.selectFavourites(db, userId),
		notes: await queries.selectNotes(db, userId),
		video_groups: await queries.selectGroups(db, userId),
		video_views: await queries.selectViews(db, userId),
		enquiries: await queries.selectEnquiries(db, row.email),
		opening_requests: await queries.selectOpeningRequests(db, row.email),
		mails: await queries.selectMails(db, row.email),
		changes: await queries.selectChanges(db, userId),
	};
}
