import type { OwnWait } from "@kvart/contract/members";
import { type CalendarDate, wallTime } from "@kvart/contract/time";
import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../platform/database/database.ts";
import { isActive, isPaused } from "../../../platform/database/member-rows.ts";
import { waits } from "../../../platform/database/schema/booking.ts";
import { insertMails } from "../../../platform/mail-gate.ts";
import { mailsFrom } from "../../mail/service.ts";
import { auditBookings } from "./audit.ts";

/** An occurrence whose row is locked. */
export interface LockedOccurrence {
	id: number;
	date: CalendarDate;
	time: number;
	duration: number;
	gymId: number;
	promotion: boolean;
	freePlaces: number;
	takesPlace: boolean;
}

async function rowsOf<Row>(db: Database, query: SQL): Promise<Row[]> {
	return ((await db.execute(query)) as { rows: Row[] }).rows;
}

/** In the order in which booking locks them, so that two transactions cannot wait for each other. */
export function lockOccurrences(tx: Database, ids: readonly number[]): Promise<LockedOccurrence[]> {
	return rowsOf(
		tx,
		sql`
		select occurrences.id, to_char(occurrences.training_date, 'YYYY-MM-DD') as date, periods.time, trainings.duration,
			(select gym_id from gym_rooms where gym_rooms.id = periods.gym_room_id) as "gymId",
			periods.promotion_id is not null as promotion,
			coalesce(occurrences.capacity, periods.capacity) - occurrences.taken as "freePlaces",
			not occurrences.cancelled and not coalesce(periods.cancelled_from <= occurrences.training_date, false)
				as "takesPlace"
		from occurrences
		join periods on periods.id = occurrences.period_id
		join trainings on trainings.id = periods.training_id
		where ${inArray(sql`occurrences.id`, [...ids])}
		order by occurrences.period_id, occurrences.training_date
		for update of occurrences`,
	);
}

export async function selectOccurrenceId(
	db: Database,
	periodId: number,
	date: CalendarDate,
): Promise<number | undefined> {
	const [row] = await rowsOf<{ id: number }>(
		db,
		sql`select id from occurrences where period_id = ${periodId} and training_date = ${date}`,
	);
	return row?.id;
}

/** Any number; the second key of PostgreSQL's advisory locks is the member. */
const memberLock = 1801;

/**
 * Decisions about one member's trainings follow one another. Taken after the rows of occurrences, and in the order of
 * ids, so that two transactions cannot wait for each other.
 */
export async function lockMembers(tx: Database, userIds: readonly number[]): Promise<void> {
	for (const userId of userIds.toSorted((a, b) => a - b))
		await tx.execute(sql`select pg_advisory_xact_lock(${memberLock}::integer, ${userId}::integer)`);
}

const minutesOf = (time: SQL) => sql`(${time} / 100 * 60 + ${time} % 100)`;

/** Whether a member has a booking at the time of an occurrence, in another one. */
function overlaps(userId: SQL, { id, date, time, duration }: TimeOfTraining): SQL {
	const start = minutesOf(sql`${time}::integer`);
	return sql`exists (
		select 1 from bookings as own
		join occurrences as other on other.id = own.occurrence_id
		join periods as at on at.id = other.period_id
		join trainings as of on of.id = at.training_id
		where own.user_id = ${userId} and own.cancelled_at is null and other.training_date = ${date}::date
			and other.id <> ${id} and not other.cancelled
			and not coalesce(at.cancelled_from <= other.training_date, false)
			and ${minutesOf(sql`at.time`)} < ${start} + ${duration}::integer
			and ${start} < ${minutesOf(sql`at.time`)} + of.duration
	)`;
}

export interface TimeOfTraining {
	/** 0 if nothing about its date is stored yet. */
	id: number;
	date: CalendarDate;
	time: number;
	duration: number;
}

export async function hasOverlap(db: Database, userId: number, training: TimeOfTraining): Promise<boolean> {
	const [row] = await rowsOf<{ found: boolean }>(
		db,
		sql`select ${overlaps(sql`${userId}::integer`, training)} as found`,
	);
	return row?.found ?? false;
}

export async function selectDuration(db: Database, periodId: number): Promise<number> {
	const [row] = await rowsOf<{ duration: number }>(
		db,
		sql`select duration from trainings join periods on periods.training_id = trainings.id where periods.id = ${periodId}`,
	);
	return row?.duration ?? 0;
}

export async function insertWait(tx: Database, occurrenceId: number, userId: number, now: Date): Promise<number> {
	const [row] = await tx
		.insert(waits)
		.values({ occurrenceId, userId, createdAt: now })
		.onConflictDoNothing()
		.returning({ id: waits.id });
	return row?.id ?? 0;
}

const stillWaits = isNull(waits.endedAt);

/** The place on the waiting list, from 1. */
export async function selectPosition(db: Database, occurrenceId: number, userId: number): Promise<number | undefined> {
	const [row] = await rowsOf<{ position: number }>(
		db,
		sql`
		select position::integer from (
			select user_id, row_number() over (order by id) as position
			from waits where occurrence_id = ${occurrenceId} and ended_at is null
		) as line where user_id = ${userId}`,
	);
	return row?.position;
}

/** The facts that decide whether a member may wait; `count` is of trainings that have not started. */
export async function selectWaitingFacts(
	tx: Database,
	userId: number,
	training: TimeOfTraining,
	local: { date: CalendarDate; time: number },
): Promise<{ waiting: boolean; count: number; overlaps: boolean } | undefined> {
	const [row] = await rowsOf<{ waiting: boolean; count: number; overlaps: boolean }>(
		tx,
		sql`
		select coalesce(bool_or(waits.occurrence_id = ${training.id}), false) as waiting,
			(count(*) filter (
				where (occurrences.training_date, periods.time) > (${local.date}::date, ${local.time}::integer)
			))::integer as count,
			${overlaps(sql`${userId}::integer`, training)} as overlaps
		from waits
		join occurrences on occurrences.id = waits.occurrence_id
		join periods on periods.id = occurrences.period_id
		where waits.user_id = ${userId} and waits.ended_at is null`,
	);
	return row;
}

/** Waits for trainings that have not started, the next one first. */
export function selectOwnWaits(
	db: Database,
	userId: number,
	local: { date: CalendarDate; time: number },
): Promise<OwnWait[]> {
	return rowsOf(
		db,
		sql`
		select periods.id as period_id, to_char(occurrences.training_date, 'YYYY-MM-DD') as training_date, periods.time,
			trainings.duration, periods.promotion_id is not null as promotion,
			json_build_object('id', trainings.id, 'name', trainings.name, 'name_eng', trainings.name_eng) as training,
			json_build_object('id', gyms.id, 'name', gyms.name, 'slug', gyms.slug) as gym,
			json_build_object('id', gym_rooms.id, 'name', gym_rooms.name, 'name_eng', gym_rooms.name_eng) as room,
			case when trainers.id is not null then json_build_object('id', trainers.id, 'name', trainers.name) end as coach,
			line.position::integer, line.waiting_count::integer,
			greatest(0, coalesce(occurrences.capacity, periods.capacity) - occurrences.taken) as free_places
		from waits
		cross join lateral (
			select count(*) filter (where ahead.id <= waits.id) as position, count(*) as waiting_count
			from waits as ahead where ahead.occurrence_id = waits.occurrence_id and ahead.ended_at is null
		) as line
		join occurrences on occurrences.id = waits.occurrence_id
		join periods on periods.id = occurrences.period_id
		join trainings on trainings.id = periods.training_id
		join gym_rooms on gym_rooms.id = periods.gym_room_id
		join gyms on gyms.id = gym_rooms.gym_id
		left join trainers on trainers.id = coalesce(occurrences.substitute_id, periods.trainer_id)
		where waits.user_id = ${userId} and waits.ended_at is null
			and (occurrences.training_date, periods.time) > (${local.date}::date, ${local.time}::integer)
		order by occurrences.training_date, periods.time, waits.id`,
	);
}

/** Members who still wait for these occurrences. */
export async function selectWaiting(
	db: Database,
	occurrenceIds: readonly number[],
): Promise<{ occurrenceId: number; userId: number }[]> {
	if (occurrenceIds.length === 0) return [];
	return db
		.select({ occurrenceId: waits.occurrenceId, userId: waits.userId })
		.from(waits)
		.where(and(inArray(waits.occurrenceId, [...occurrenceIds]), stillWaits));
}

/** The wait that has ended, if the member waited. */
export async function endWait(
	tx: Database,
	occurrenceId: number,
	userId: number,
	now: Date,
): Promise<number | undefined> {
	const [ended] = await tx
		.update(waits)
		.set({ endedAt: now, outcome: "left" })
		.where(and(eq(waits.occurrenceId, occurrenceId), eq(waits.userId, userId), stillWaits))
		.returning({ id: waits.id });
	return ended?.id;
}

/** When a member is blocked or erased. Not `closed`: a class that is restored would put them on its list again. */
export async function endWaitsOf(tx: Database, userId: number, now: Date): Promise<void> {
	await tx
		.update(waits)
		.set({ endedAt: now, outcome: "left" })
		.where(and(eq(waits.userId, userId), stillWaits));
}

const instantSql = (now: Date) => sql`${now.toISOString()}::timestamptz`;

/** When trainings are cancelled. */
export async function closeWaits(tx: Database, occurrenceIds: readonly number[], now: Date): Promise<void> {
	if (occurrenceIds.length === 0) return;
	await tx.execute(sql`
		update waits set ended_at = ${instantSql(now)}, outcome = 'closed'
		where ${inArray(sql`occurrence_id`, [...occurrenceIds])} and ended_at is null`);
}

/** When a cancellation is withdrawn: those who waited wait again, in their order. */
export async function reopenWaits(tx: Database, occurrenceIds: readonly number[]): Promise<void> {
	if (occurrenceIds.length === 0) return;
	await tx.execute(sql`
		update waits set ended_at = null, outcome = null
		where ${inArray(sql`occurrence_id`, [...occurrenceIds])} and outcome = 'closed'
			and user_id in (select id from users where blocked_at is null and erased_at is null)`);
}

/**
 * The rows of those who wait, shared, so that their memberships stay as they are until the transaction ends. Members
 * who are being changed right now are left out.
 */
export async function shareWaiting(tx: Database, occurrenceId: number): Promise<number[]> {
	const rows = await rowsOf<{ id: number }>(
		tx,
		sql`
		select users.id from users
		where ${isActive}
			and users.id in (select user_id from waits where occurrence_id = ${occurrenceId} and ended_at is null)
		order by users.id
		for share of users skip locked`,
	);
	return rows.map(({ id }) => id);
}

/** Members judged by the rule about memberships: `lacking` are passed over, all but `judged` stay on the list. */
export interface Judged {
	judged: readonly number[];
	lacking: readonly number[];
}

const isOneOf = (ids: readonly number[]) => sql`waits.user_id = any(${`{${ids.join(",")}}`}::integer[])`;

/**
 * Gives free places to the first who wait, in one statement: bookings, places, audit entries and mails are written
 * together. Members whose other training overlaps, who have a place already, may not book ahead or lack a membership are passed over and
 * notified of it once. Those who are being blocked, erased or changed right now stay on the list.
 */
export function moveUp(
	tx: Database,
	occurrence: LockedOccurrence,
	now: Date,
	judged: Judged | null = null,
): Promise<{ id: number }[]> {
	const at = instantSql(now);
	const today = wallTime(now).date;
	return rowsOf(
		tx,
		sql`
		with line as (
			select waits.id as wait_id, waits.user_id, users.email, users.language, users.first_name,
				case
					when exists (
						select 1 from bookings
						where bookings.occurrence_id = waits.occurrence_id and bookings.cancelled_at is null
							and bookings.user_id = waits.user_id
					) then 'booked'
					when ${judged ? isOneOf(judged.lacking) : sql`false`} then 'membership'
					when ${isPaused(sql`${occurrence.date}::date`, sql`${today}::date`)} then 'paused'
					when ${overlaps(sql`waits.user_id`, occurrence)} then 'overlap'
				end as obstacle
			from waits join users on users.id = waits.user_id
			where waits.occurrence_id = ${occurrence.id} and waits.ended_at is null and ${isActive}
				and ${judged ? isOneOf(judged.judged) : sql`true`}
			for share of users skip locked
		), chosen as (
			select * from line where obstacle is null order by wait_id limit ${occurrence.freePlaces}
		), passed_over as (
			-- All before the last who got a place; all, if there are more places than members who can take one.
			select * from line where obstacle is not null and (
				wait_id < (select max(wait_id) from chosen) or (select count(*) from chosen) < ${occurrence.freePlaces}
			)
		), booking as (
			insert into bookings (occurrence_id, user_id, person, created_at)
			select ${occurrence.id}, user_id, 'user:' || user_id, ${at} from chosen order by wait_id
			returning id, user_id, occurrence_id
		), taken as (
			update occurrences set taken = taken + (select count(*) from chosen) where id = ${occurrence.id}
		), ended as (
			update waits set ended_at = ${at}, outcome = 'booked'
			where id in (select wait_id from chosen union all select wait_id from passed_over where obstacle = 'booked')
		), audited as (
			${auditBookings(sql`booking`, {
				at,
				actor: sql`null::integer`,
				action: sql`'booking.moved_up'`,
				after: sql`jsonb_build_object('occurrence_id', occurrence_id)`,
			})}
		), mailed as (
			${insertMails(sql`(
				${mailsFrom(sql`booking join chosen using (user_id)`, "waiting-moved-up", {
					recipient: sql`email`,
					data: { firstName: sql`first_name`, bookingId: sql`booking.id` },
					uniqueKey: sql`'waiting-moved-up:' || booking.id`,
					at,
				})}
				union all ${mailsFrom(sql`passed_over`, "waiting-passed-over", {
					recipient: sql`email`,
					data: { firstName: sql`first_name`, waitId: sql`wait_id`, obstacle: sql`obstacle` },
					// A second mail, if the second obstacle is another one.
					uniqueKey: sql`'waiting-passed-over:' || wait_id || case when obstacle in ('paused', 'membership') then ':' || obstacle else '' end`,
					at,
				})}
			) as mail`)}
		)
		select id from booking`,
	);
}

/** Notifies all who wait that there is a place; the first to book gets it. */
export async function notifyAll(tx: Database, occurrenceId: number, now: Date): Promise<void> {
	const at = instantSql(now);
	const list = mailsFrom(
		sql`waits join users on users.id = waits.user_id
		where waits.occurrence_id = ${occurrenceId} and waits.ended_at is null and users.blocked_at is null
		order by waits.id`,
		"waiting-place-free",
		{
			recipient: sql`users.email`,
			data: { firstName: sql`users.first_name`, waitId: sql`waits.id` },
			uniqueKey: sql`'waiting-place-free:' || waits.id || ':' || coalesce(
				nullif(current_setting('kvart.schedule_change', true), ''), extract(epoch from ${at})::bigint::text)`,
			at,
		},
	);
	await tx.execute(insertMails(sql`(${list}) as mail`));
}

/** Upcoming occurrences with free places and a waiting list: a place that became free in an unusual way. */
export async function selectOverlooked(db: Database, local: { date: CalendarDate; time: number }): Promise<number[]> {
	const rows = await rowsOf<{ id: number }>(
		db,
		sql`
		select distinct occurrences.id
		from waits
		join occurrences on occurrences.id = waits.occurrence_id
		join periods on periods.id = occurrences.period_id
		where waits.ended_at is null and occurrences.taken < coalesce(occurrences.capacity, periods.capacity)
			and (occurrences.training_date, periods.time) > (${local.date}::date, ${local.time}::integer)
		order by occurrences.id`,
	);
	return rows.map(({ id }) => id);
}
