import type { BookingWindow } from "@kvart/contract/booking";
import type { MembershipRule } from "@kvart/contract/memberships/rule";
import type { NoShowPolicy } from "@kvart/contract/no-show-policy";
import type { ActivePromotion, FoundPeriod, Period, ScheduleWeek, ServerTime } from "@kvart/contract/schedule";
import { addDays, formatClock, wallTime, weekOf } from "@kvart/contract/time";
import type { Clock } from "../../platform/clock.ts";
import type { DataKeys } from "../../platform/data-keys.ts";
import type { Database } from "../../platform/database/database.ts";
import { Refusal } from "../../platform/problem.ts";
import type { Actor } from "../../platform/session.ts";
import { bookingCalendarUrl } from "../booking/service.ts";
import { photosOf } from "../media/service.ts";
import { findPeriods } from "./find.ts";
import {
	type ClubPeriodRow,
	type ClubRow,
	type ExceptionRow,
	selectClub,
	selectClubPeriods,
	selectExceptions,
} from "./queries/club-calendar.ts";
import { type Search, selectComing } from "./queries/find.ts";
import {
	type ListedPeriod,
	roomExists,
	selectActivePromotions,
	selectPromotionPeriods,
	selectWeek,
} from "./queries/periods.ts";

export interface WindowSettings {
	readonly bookingWindow: BookingWindow;
	readonly bookingDays: number;
}

interface ShownSettings extends WindowSettings {
	readonly membershipRule: MembershipRule;
	readonly noShowPolicy: NoShowPolicy | null;
	readonly partner: string;
}

interface LimitSettings {
	readonly LATE_CANCEL_MINUTES: number;
	readonly WAITING_CLOSES_MINUTES: number;
}

export function serverTime(
	clock: Clock,
	{ bookingWindow, membershipRule, bookingDays, noShowPolicy, partner }: ShownSettings,
	{ LATE_CANCEL_MINUTES, WAITING_CLOSES_MINUTES }: LimitSettings,
): ServerTime {
	const now = clock.now();
	const { date, day, minutes } = wallTime(now);
	return {
		day,
		time: formatClock(minutes),
		date,
		now: now.toISOString(),
		booking_window: bookingWindow,
		membership_rule: membershipRule,
		booking_days: bookingDays,
		waiting_closes_minutes: WAITING_CLOSES_MINUTES,
		late_cancel_minutes: LATE_CANCEL_MINUTES,
		no_show_policy: noShowPolicy,
		partner,
	};
}

/** A class on the next date that members can book. */
export async function nextDateOf(
	db: Database,
	clock: Clock,
	settings: WindowSettings,
	periodId: number,
): Promise<FoundPeriod | undefined> {
	const { results } = await findPeriods(db, clock, settings, { period: periodId, limit: 1 });
	return results[0];
}

/** For staff, whose search has words and no booking window. */
export function findComing(db: Database, search: Search) {
	return selectComing(db, search);
}

function userIdOf(actor: Actor): number | null {
	return actor.kind === "member" ? actor.userId : null;
}

async function requireRoom(db: Database, roomId: number, periods: ListedPeriod[]): Promise<ListedPeriod[]> {
	if (periods.length === 0 && !(await roomExists(db, roomId))) throw new Refusal("ERR_NOT_FOUND");
	return periods;
}

export async function listPeriods(
	db: Database,
	clock: Clock,
	actor: Actor,
	roomId: number,
	week: ScheduleWeek = "this",
): Promise<ListedPeriod[]> {
	const today = wallTime(clock.now()).date;
	const [monday = ""] = weekOf(week === "this" ? today : addDays(today, 7));
	return requireRoom(db, roomId, await selectWeek(db, { roomId, userId: userIdOf(actor) }, monday));
}

export async function listPromotionPeriods(
	db: Database,
	clock: Clock,
	actor: Actor,
	roomId: number,
): Promise<ListedPeriod[]> {
	const today = wallTime(clock.now()).date;
	return requireRoom(db, roomId, await selectPromotionPeriods(db, { roomId, userId: userIdOf(actor) }, today));
}

/** With the calendar files of the caller's own bookings. */
export function withCalendars(keys: DataKeys, periods: readonly ListedPeriod[]): Period[] {
	return periods.map(({ booking_id: id, ...period }) => ({
		...period,
		calendar_url: id === null ? null : bookingCalendarUrl(keys, id),
	}));
}

/** The first one, as older apps expect it, and all that run. */
export async function activePromotion(db: Database, clock: Clock): Promise<ActivePromotion> {
	const rows = await selectActivePromotions(db, wallTime(clock.now()).date);
	const photoOf = await photosOf(
		db,
		rows.map(({ photo_url }) => photo_url),
	);
	const promotions = [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((group) => {
		const [first] = group;
		if (!first) return [];
		const { gym: _, ...promotion } = first;
		return [{ ...promotion, photo: photoOf(promotion.photo_url), gyms: group.map(({ gym }) => gym) }];
	});
	const [{ title, title_eng, gyms } = { title: null, title_eng: null, gyms: [] }] = promotions;
	return { title, title_eng, gyms, promotions };
}

/** Calendars show past trainings too. */
const calendarDaysBack = 60;

export interface ClubCalendar {
	club: ClubRow;
	periods: ClubPeriodRow[];
	exceptions: ExceptionRow[];
}

/** All trainings of a club or of one of its rooms. */
export async function clubCalendar(
	db: Database,
	clock: Clock,
	gymId: number,
	roomId: number | undefined,
): Promise<ClubCalendar> {
	const since = addDays(wallTime(clock.now()).date, -calendarDaysBack);
	const [club, periods, exceptions] = await Promise.all([
		selectClub(db, gymId),
		selectClubPeriods(db, gymId, roomId, since),
		selectExceptions(db, gymId, roomId, since),
	]);
	if (!club) throw new Refusal("ERR_NOT_FOUND");
	return { club, periods, exceptions };
}
