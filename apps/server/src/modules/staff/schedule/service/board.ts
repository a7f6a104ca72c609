import type { ScheduleEntry, ScheduleWeek } from "@kvart/contract/staff/schedule";
import { type CalendarDate, wallTime, weekOf } from "@kvart/contract/time";
import type { Deps } from "../../../../platform/api.ts";
import type { Database } from "../../../../platform/database/database.ts";
import { requireClub } from "../../../../platform/office/scope.ts";
import { Refusal } from "../../../../platform/problem.ts";
import { type Actor, memberOf } from "../../../../platform/session.ts";
import { toClash, toEntry } from "../mapper.ts";
import {
	type RoomRow,
	selectCoachWeek,
	selectEntry,
	selectPromotion,
	selectRoom,
	selectRoomWeek,
} from "../queries/board.ts";
import { coachOf, findMeetings } from "./meetings.ts";

export type ScheduleDeps = Pick<Deps, "db" | "clock">;

/** A room that the caller may plan. */
export async function roomOf(db: Database, actor: Actor, roomId: number): Promise<RoomRow> {
	const room = await selectRoom(db, roomId);
	if (!room) throw new Refusal("ERR_NOT_FOUND");
	requireClub(memberOf(actor), room.gymId);
	return room;
}

export async function readEntry(
	db: Database,
	periodId: number,
	date: CalendarDate,
): Promise<ScheduleEntry | undefined> {
	const row = await selectEntry(db, periodId, date);
	return row && toEntry(row);
}

/** A room's week with everything that cannot be at the same time as something else. */
export async function getWeek(
	{ db, clock }: ScheduleDeps,
	actor: Actor,
	roomId: number,
	date: CalendarDate | undefined,
): Promise<ScheduleWeek> {
	const room = await roomOf(db, actor, roomId);
	const now = clock.now();
	const today = wallTime(now).date;
	const dates = weekOf(date ?? today);
	const monday = dates[0] as CalendarDate;
	const [entries, promotion] = await Promise.all([
		selectRoomWeek(db, roomId, monday),
		selectPromotion(db, room.gymId, today),
	]);
	const coaches = entries.map(coachOf).filter((id) => id !== null);
	const elsewhere = await selectCoachWeek(db, [...new Set(coaches)], roomId, monday);
	return {
		room: { id: room.id, name: room.name, name_eng: room.nameEng },
		gym: { id: room.gymId, name: room.gymName },
		dates,
		today,
		now: now.toISOString(),
		promotion: promotion
			? {
					id: promotion.id,
					title: promotion.title,
					title_eng: promotion.titleEng,
					active_from: promotion.activeFrom,
					active_until: promotion.activeUntil,
				}
			: null,
		entries: entries.map(toEntry),
		clashes: findMeetings(entries, elsewhere).map((found) => ({
			period_id: found.periodId,
			with: toClash(found.with),
		})),
	};
}
