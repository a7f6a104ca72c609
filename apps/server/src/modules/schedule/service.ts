import type { BookingWindow } from "@kvart/contract/booking";
import type { ActivePromotion, Period, ServerTime } from "@kvart/contract/schedule";
import { addDays, formatClock, wallTime, weekOf } from "@kvart/contract/time";
import type { Clock } from "../../platform/clock.ts";
import type { Database } from "../../platform/database/database.ts";
import { Refusal } from "../../platform/problem.ts";
import type { Actor } from "../../platform/session.ts";
import { toPeriod } from "./mapper.ts";
import {
	type ClubPeriodRow,
	type ClubRow,
	type ExceptionRow,
	selectClub,
	selectClubPeriods,
	selectExceptions,
} from "./queries/club-calendar.ts";
import {
	type PeriodRow,
	roomExists,
	selectActivePromotion,
	selectPromotionPeriods,
	selectWeek,
} from "./queries/periods.ts";

export function serverTime(clock: Clock, window: BookingWindow): ServerTime {
	const now = clock.now();
	const { date, day, minutes } = wallTime(now);
	return { day, time: formatClock(minutes), date, now: now.toISOString(), booking_window: window };
}

function personOf(actor: Actor): string | null {
	return actor.kind === "member" ? `user:${actor.userId}` : null;
}

async function periodsOrMissing(db: Database, roomId: number, rows: PeriodRow[]): Promise<Period[]> {
	if (rows.length === 0 && !(await roomExists(db, roomId))) throw new Refusal("ERR_NOT_FOUND");
	return rows.map(toPeriod);
}

/** The periods of a room in the week that holds the server's today. */
export async function listPeriods(db: Database, clock: Clock, actor: Actor, roomId: number): Promise<Period[]> {
	const [monday = ""] = weekOf(wallTime(clock.now()).date);
	return periodsOrMissing(db, roomId, await selectWeek(db, roomId, monday, personOf(actor)));
}

export async function listPromotionPeriods(
	db: Database,
	clock: Clock,
	actor: Actor,
	roomId: number,
): Promise<Period[]> {
	const today = wallTime(clock.now()).date;
	return periodsOrMissing(db, roomId, await selectPromotionPeriods(db, roomId, today, personOf(actor)));
}

/** Of several promotions that run at once the first one is the active one. */
export async function activePromotion(db: Database, clock: Clock): Promise<ActivePromotion> {
	const rows = await selectActivePromotion(db, wallTime(clock.now()).date);
	const [first] = rows;
	return {
		title: first?.title ?? null,
		title_eng: first?.titleEng ?? null,
		gyms: rows
			.filter((row) => row.promotionId === first?.promotionId)
			.map((row) => ({ id: row.gymId, name: row.gymName, slug: row.gymSlug })),
	};
}

/** Calendars show what was, too; after two months nobody looks. */
const calendarDaysBack = 60;

export interface ClubCalendar {
	club: ClubRow;
	periods: ClubPeriodRow[];
	exceptions: ExceptionRow[];
}

/** Everything that takes place in a club or in one of its rooms, as a calendar needs it. */
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
