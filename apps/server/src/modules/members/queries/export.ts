import type { FavouriteKind } from "@kvart/contract/favourites";
import { asc, desc, eq, sql } from "drizzle-orm";
import type { Database } from "../../../platform/database/database.ts";
import { bookingPauses, bookings, waits } from "../../../platform/database/schema/booking.ts";
import { gymRooms, gyms } from "../../../platform/database/schema/clubs.ts";
import { favourites } from "../../../platform/database/schema/favourites.ts";
import {
	formerAddresses,
	groupMembers,
	memberNotes,
	sessions,
	videoGroups,
	videos,
	videoViews,
} from "../../../platform/database/schema/members.ts";
import { auditLog, enquiries, mails } from "../../../platform/database/schema/office.ts";
import { openingRequests } from "../../../platform/database/schema/openings.ts";
import { pushSubscriptions } from "../../../platform/database/schema/push.ts";
import { occurrences, periods } from "../../../platform/database/schema/schedule.ts";
import { passkeys, recoveryCodes } from "../../../platform/database/schema/second-factors.ts";
import { trainers, trainings } from "../../../platform/database/schema/trainings.ts";

export function selectFormerAddresses(db: Database, userId: number) {
	const { email, until } = formerAddresses;
	return db
		.select({ email, until })
		.from(formerAddresses)
		.where(eq(formerAddresses.userId, userId))
		.orderBy(asc(until));
}

export function selectAllSessions(db: Database, userId: number) {
	return db
		.select({
			device: sessions.device,
			created_at: sessions.createdAt,
			expires_at: sessions.expiresAt,
			ended_at: sessions.endedAt,
		})
		.from(sessions)
		.where(eq(sessions.userId, userId))
		.orderBy(asc(sessions.id));
}

export function selectAllBookings(db: Database, userId: number) {
	return db
		.select({
			training: trainings.name,
			gym: gyms.name,
			room: gymRooms.name,
			training_date: occurrences.trainingDate,
			time: periods.time,
			booked_at: bookings.createdAt,
			cancelled_at: bookings.cancelledAt,
			checked_in_at: bookings.checkedInAt,
		})
		.from(bookings)
		.innerJoin(occurrences, eq(occurrences.id, bookings.occurrenceId))
		.innerJoin(periods, eq(periods.id, occurrences.periodId))
		.innerJoin(trainings, eq(trainings.id, periods.trainingId))
		.innerJoin(gymRooms, eq(gymRooms.id, periods.gymRoomId))
		.innerJoin(gyms, eq(gyms.id, gymRooms.gymId))
		.where(eq(bookings.userId, userId))
		.orderBy(desc(occurrences.trainingDate), desc(periods.time));
}

export function selectWaits(db: Database, userId: number) {
	return db
		.select({
			training: trainings.name,
			gym: gyms.name,
			training_date: occurrences.trainingDate,
			time: periods.time,
			joined_at: waits.createdAt,
			ended_at: waits.endedAt,
			outcome: waits.outcome,
		})
		.from(waits)
		.innerJoin(occurrences, eq(occurrences.id, waits.occurrenceId))
		.innerJoin(periods, eq(periods.id, occurrences.periodId))
		.innerJoin(trainings, eq(trainings.id, periods.trainingId))
		.innerJoin(gymRooms, eq(gymRooms.id, periods.gymRoomId))
		.innerJoin(gyms, eq(gyms.id, gymRooms.gymId))
		.where(eq(waits.userId, userId))
		.orderBy(desc(waits.id));
}

export function selectBookingPauses(db: Database, userId: number) {
	return db
		.select({
			from_date: bookingPauses.fromDate,
			until_date: bookingPauses.untilDate,
			created_at: bookingPauses.createdAt,
			lifted_at: bookingPauses.liftedAt,
		})
		.from(bookingPauses)
		.where(eq(bookingPauses.userId, userId))
		.orderBy(asc(bookingPauses.id));
}

/** Also of what left the chain. */
export function selectFavourites(db: Database, userId: number) {
	return db
		.select({
			kind: sql<FavouriteKind>`case
				when ${favourites.trainingId} is not null then 'training'
				when ${favourites.trainerId} is not null then 'coach'
				else 'gym'
			end`,
			name: sql<string>`coalesce(${trainings.name}, ${trainers.name}, ${gyms.name})`,
			added_at: favourites.createdAt,
		})
		.from(favourites)
		.leftJoin(trainings, eq(trainings.id, favourites.trainingId))
		.leftJoin(trainers, eq(trainers.id, favourites.trainerId))
		.leftJoin(gyms, eq(gyms.id, favourites.gymId))
		.where(eq(favourites.userId, userId))
		.orderBy(asc(favourites.id));
}

export function selectNotes(db: Database, userId: number) {
	return db
		.select({ kind: memberNotes.kind, text: memberNotes.text, created_at: memberNotes.createdAt })
		.from(memberNotes)
		.where(eq(memberNotes.userId, userId))
		.orderBy(asc(memberNotes.id));
}

export function selectGroups(db: Database, userId: number) {
	return db
		.select({ name: videoGroups.name, joined_at: groupMembers.joinedAt })
		.from(groupMembers)
		.innerJoin(videoGroups, eq(videoGroups.id, groupMembers.groupId))
		.where(eq(groupMembers.userId, userId))
		.orderBy(asc(groupMembers.joinedAt));
}

export function selectViews(db: Database, userId: number) {
	return db
		.select({ title: videos.title, device: videoViews.device, viewed_at: videoViews.viewedAt })
		.from(videoViews)
		.innerJoin(videos, eq(videos.id, videoViews.videoId))
		.where(eq(videoViews.userId, userId))
		.orderBy(asc(videoViews.id));
}

/** By e-mail address only, because phone numbers in forms are not verified. */
export function selectEnquiries(db: Database, email: string) {
	return db
		.select({
			kind: enquiries.kind,
			status: enquiries.status,
			created_at: enquiries.createdAt,
			form: enquiries.form,
			mails: sql<{ kind: string; text: string; created_at: string }[]>`(
				select coalesce(jsonb_agg(jsonb_build_object('kind', kind, 'text', text, 'created_at', created_at) order by id), '[]')
				from enquiry_notes where enquiry_id = enquiries.id and kind <> 'note'
			)`,
		})
		.from(enquiries)
		.where(eq(sql`lower(${enquiries.email})`, email))
		.orderBy(asc(enquiries.id));
}

export function selectOpeningRequests(db: Database, email: string) {
	return db
		.select({
			gym: gyms.name,
			created_at: openingRequests.createdAt,
			notified_at: openingRequests.notifiedAt,
		})
		.from(openingRequests)
		.innerJoin(gyms, eq(gyms.id, openingRequests.gymId))
		.where(eq(openingRequests.email, email))
		.orderBy(asc(openingRequests.id));
}

export function selectMails(db: Database, email: string) {
	return db
		.select({ template: mails.template, created_at: mails.createdAt, sent_at: mails.sentAt })
		.from(mails)
		.where(eq(sql`lower(${mails.recipient})`, email))
		.orderBy(asc(mails.id));
}

export function selectChanges(db: Database, userId: number) {
	return db
		.select({ at: auditLog.at, action: auditLog.action, entity: auditLog.entity, entity_id: auditLog.entityId })
		.from(auditLog)
		.where(eq(auditLog.actorId, userId))
		.orderBy(asc(auditLog.at), asc(auditLog.id));
}

/** Which devices get notifications, by the host of their push service. */
export function selectPushDevices(db: Database, userId: number) {
	return db
		.select({
			service: sql<string>`substring(${pushSubscriptions.endpoint} from '^https://([^/]+)')`,
			language: pushSubscriptions.language,
			created_at: pushSubscriptions.createdAt,
		})
		.from(pushSubscriptions)
		.innerJoin(sessions, eq(sessions.id, pushSubscriptions.sessionId))
		.where(eq(sessions.userId, userId))
		.orderBy(asc(pushSubscriptions.createdAt));
}

export function selectPasskeys(db: Database, userId: number) {
	return db
		.select({ name: passkeys.name, created_at: passkeys.createdAt, last_used_at: passkeys.lastUsedAt })
		.from(passkeys)
		.where(eq(passkeys.userId, userId))
		.orderBy(asc(passkeys.id));
}

export function selectRecoveryCodes(db: Database, userId: number) {
	return db
		.select({ created_at: recoveryCodes.createdAt, used_at: recoveryCodes.usedAt })
		.from(recoveryCodes)
		.where(eq(recoveryCodes.userId, userId))
		.orderBy(asc(recoveryCodes.id));
}
