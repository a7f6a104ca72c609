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
	const [
		sessions,
		passkeys,
		recovery_codes,
		bookings,
		waits,
		booking_pauses,
		memberships,
		orders,
		ledger,
		favourites,
		notes,
		video_groups,
		video_views,
		enquiries,
		opening_requests,
		mails,
		changes,
	] = await Promise.all([
		queries.selectAllSessions(db, userId),
		queries.selectPasskeys(db, userId),
		queries.selectRecoveryCodes(db, userId),
		queries.selectAllBookings(db, userId),
		queries.selectWaits(db, userId),
		queries.selectBookingPauses(db, userId),
		membershipQueries.selectMemberships(db, userId),
		membershipQueries.selectOrders(db, userId),
		membershipQueries.selectLedger(db, userId),
		queries.selectFavourites(db, userId),
		queries.selectNotes(db, userId),
		queries.selectGroups(db, userId),
		queries.selectViews(db, userId),
		queries.selectEnquiries(db, row.email),
		queries.selectOpeningRequests(db, row.email),
		queries.selectMails(db, row.email),
		queries.selectChanges(db, userId),
	]);
	return {
		exported_at: clock.now(),
		profile: profileOf(row, deps),
		former_addresses: await queries.selectFormerAddresses(db, userId),
		sessions,
		passkeys,
		notifications: await queries.selectPushDevices(db, userId),
		recovery_codes,
		bookings,
		waits,
		booking_pauses,
		memberships,
		orders,
		ledger,
		favourites,
		notes,
		video_groups,
		video_views,
		enquiries,
		opening_requests,
		mails,
		changes,
	};
}
