import type { UserExport } from "@kvart/contract/member-export";
import { nationalPhone } from "@kvart/contract/phone";
import type { MemberDeps } from "../deps.ts";
import * as queries from "../queries/export.ts";
import type { UserRow } from "../queries/users.ts";
import { ownRow } from "./profile.ts";

function iso(instant: Date): string {
	return instant.toISOString();
}

function isoOrNull(instant: Date | null): string | null {
	return instant && iso(instant);
}

function profileOf(row: UserRow, { keys }: MemberDeps): UserExport["profile"] {
	return {
		first_name: row.firstName,
		last_name: row.lastName,
		email: row.email,
		phone: nationalPhone(row.phone),
		card_id: row.cardId,
		jmbg: row.jmbgCipher && keys.decrypt("jmbg", row.jmbgCipher),
		language: row.language,
		role: row.role,
		has_password: row.passwordHash !== null,
		google_id: row.googleId,
		facebook_id: row.facebookId,
		registered_at: iso(row.createdAt),
		email_confirmed_at: isoOrNull(row.emailVerifiedAt),
		terms_accepted_at: isoOrNull(row.termsAcceptedAt),
	};
}

/** Everything that is kept about a member, for the member alone. */
export async function exportMember(deps: MemberDeps, userId: number): Promise<UserExport> {
	const { db, clock } = deps;
	const row = await ownRow(deps, userId);
	const [sessions, bookings, groups, views, enquiries, mails, changes] = await Promise.all([
		queries.selectAllSessions(db, userId),
		queries.selectAllBookings(db, userId),
		queries.selectGroups(db, userId),
		queries.selectViews(db, userId),
		queries.selectEnquiries(db, row.email),
		queries.selectMails(db, row.email),
		queries.selectChanges(db, userId),
	]);
	return {
		exported_at: iso(clock.now()),
		profile: profileOf(row, deps),
		sessions: sessions.map(({ device, createdAt, expiresAt, endedAt }) => ({
			device,
			created_at: iso(createdAt),
			expires_at: iso(expiresAt),
			ended_at: isoOrNull(endedAt),
		})),
		bookings: bookings.map(({ training, gym, room, trainingDate, time, createdAt, cancelledAt, checkedInAt }) => ({
			training,
			gym,
			room,
			training_date: trainingDate,
			time,
			booked_at: iso(createdAt),
			cancelled_at: isoOrNull(cancelledAt),
			checked_in_at: isoOrNull(checkedInAt),
		})),
		video_groups: groups.map(({ name, joinedAt }) => ({ name, joined_at: iso(joinedAt) })),
		video_views: views.map(({ title, device, viewedAt }) => ({ title, device, viewed_at: iso(viewedAt) })),
		enquiries: enquiries.map(({ kind, status, createdAt, form }) => ({
			kind,
			status,
			created_at: iso(createdAt),
			form,
		})),
		mails: mails.map(({ template, createdAt, sentAt }) => ({
			template,
			created_at: iso(createdAt),
			sent_at: isoOrNull(sentAt),
		})),
		changes: changes.map(({ at, action, entity, entityId }) => ({ at: iso(at), action, entity, entity_id: entityId })),
	};
}
