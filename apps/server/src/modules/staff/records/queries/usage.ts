import type { CalendarDate } from "@kvart/contract/time";
import { and, eq, gt, gte, inArray, isNull, lte, ne, or, sql } from "drizzle-orm";
import type { Database } from "../../../../platform/database/database.ts";
import { gymRooms, gyms } from "../../../../platform/database/schema/clubs.ts";
import { events, priceLists } from "../../../../platform/database/schema/content.ts";
import { groupCodes, groupMembers, staffGyms, users, videos } from "../../../../platform/database/schema/members.ts";
import { enquiries } from "../../../../platform/database/schema/office.ts";
import { occurrences, periods, promotionGyms, promotions } from "../../../../platform/database/schema/schedule.ts";
import { trainerGyms } from "../../../../platform/database/schema/trainings.ts";

/** Whether coming or only past schedules refer to a record. */
export type Usage = "now" | "past" | "never";

function upcoming(today: CalendarDate) {
	return or(
		gte(periods.trainingDate, today),
		and(isNull(periods.trainingDate), or(isNull(periods.validUntil), gte(periods.validUntil, today))),
	);
}

export async function usageOfTraining(db: Database, id: number, today: CalendarDate): Promise<Usage> {
	const own = eq(periods.trainingId, id);
	if ((await db.$count(periods, and(own, upcoming(today)))) > 0) return "now";
	return (await db.$count(periods, own)) > 0 ? "past" : "never";
}

/** As the coach of a period, as a substitute on a date, or by the coach's account. */
export async function usageOfCoach(db: Database, id: number, today: CalendarDate): Promise<Usage> {
	if ((await db.$count(users, eq(users.trainerId, id))) > 0) return "now";
	const own = eq(periods.trainerId, id);
	const substitute = eq(occurrences.substituteId, id);
	const teaching = await db.$count(periods, and(own, upcoming(today)));
	if (teaching + (await db.$count(occurrences, and(substitute, gte(occurrences.trainingDate, today)))) > 0)
		return "now";
	return (await db.$count(periods, own)) + (await db.$count(occurrences, substitute)) > 0 ? "past" : "never";
}

export async function usageOfPromotion(db: Database, id: number): Promise<Usage> {
	return (await db.$count(periods, eq(periods.promotionId, id))) > 0 ? "now" : "never";
}

export async function usageOfVideoGroup(db: Database, id: number): Promise<Usage> {
	const videoCount = await db.$count(videos, eq(videos.groupId, id));
	const codes = await db.$count(groupCodes, eq(groupCodes.groupId, id));
	return videoCount + codes + (await db.$count(groupMembers, eq(groupMembers.groupId, id))) > 0 ? "now" : "never";
}

/** By its schedule, also a past one, by coaches, staff, promotions, enquiries or events. */
export async function usageOfClub(db: Database, id: number): Promise<Usage> {
	const rooms = db.select({ id: gymRooms.id }).from(gymRooms).where(eq(gymRooms.gymId, id));
	const counts = [
		await db.$count(periods, inArray(periods.gymRoomId, rooms)),
		await db.$count(trainerGyms, eq(trainerGyms.gymId, id)),
		await db.$count(staffGyms, eq(staffGyms.gymId, id)),
		await db.$count(promotionGyms, eq(promotionGyms.gymId, id)),
		await db.$count(enquiries, eq(enquiries.gymId, id)),
		await db.$count(events, eq(events.gymId, id)),
	];
	return counts.some((count) => count > 0) ? "now" : "never";
}

/** Locked until the transaction ends, so that nothing is scheduled there meanwhile. */
export async function roomsAreInUse(tx: Database, ids: readonly number[], today: CalendarDate): Promise<boolean> {
	if (ids.length === 0) return false;
	const these = inArray(gymRooms.id, [...ids]);
	await tx.select({ id: gymRooms.id }).from(gymRooms).where(these).orderBy(gymRooms.id).for("update");
	return (await tx.$count(periods, and(inArray(periods.gymRoomId, [...ids]), upcoming(today)))) > 0;
}

// Any fixed numbers; they serialise changes of promotion dates, new clubs, and the days of price lists.
const promotionLock = 4_151_928;
const clubLock = 4_151_929;
const priceLock = 4_151_930;

/** Locked until the transaction ends. */
export async function slugIsTaken(tx: Database, slug: string): Promise<boolean> {
	await tx.execute(sql`select pg_advisory_xact_lock(${clubLock})`);
	return (await tx.$count(gyms, eq(gyms.slug, slug))) > 0;
}

/** A list that another one has followed. */
export async function isPastPriceList(db: Database, from: CalendarDate, today: CalendarDate): Promise<boolean> {
	return (await db.$count(priceLists, and(gt(priceLists.validFrom, from), lte(priceLists.validFrom, today)))) > 0;
}

/** Locked until the transaction ends. */
export async function priceDayIsTaken(tx: Database, from: CalendarDate, id: number | null): Promise<boolean> {
	await tx.execute(sql`select pg_advisory_xact_lock(${priceLock})`);
	const others = id === null ? undefined : ne(priceLists.id, id);
	return (await tx.$count(priceLists, and(others, eq(priceLists.validFrom, from)))) > 0;
}

/** Prices that apply or applied are never removed. */
export async function usageOfPriceList(db: Database, id: number, today: CalendarDate): Promise<Usage> {
	return (await db.$count(priceLists, and(eq(priceLists.id, id), lte(priceLists.validFrom, today)))) > 0
		? "now"
		: "never";
}

/** Whether another promotion runs then in one of the clubs. Locked until the transaction ends. */
export async function promotionOverlaps(
	tx: Database,
	id: number | null,
	{ from, until, gymIds }: { from: CalendarDate; until: CalendarDate; gymIds: readonly number[] },
): Promise<boolean> {
	await tx.execute(sql`select pg_advisory_xact_lock(${promotionLock})`);
	const others = id === null ? undefined : ne(promotions.id, id);
	const sharing = tx
		.select({ id: promotionGyms.promotionId })
		.from(promotionGyms)
		.where(inArray(promotionGyms.gymId, [...gymIds]));
	const then = and(lte(promotions.activeFrom, until), gte(promotions.activeUntil, from));
	return (await tx.$count(promotions, and(others, then, inArray(promotions.id, sharing)))) > 0;
}

export async function promotionTrainingsOutside(
	tx: Database,
	id: number,
	from: CalendarDate,
	until: CalendarDate,
): Promise<boolean> {
	const outside = or(sql`${periods.trainingDate} < ${from}`, sql`${periods.trainingDate} > ${until}`);
	return (await tx.$count(periods, and(eq(periods.promotionId, id), outside))) > 0;
}

/** Codes are not case-sensitive. */
export async function codeIsTaken(tx: Database, code: string, id: number | null): Promise<boolean> {
	const same = eq(sql`upper(${groupCodes.code})`, code.toUpperCase());
	return (await tx.$count(groupCodes, and(same, id === null ? undefined : ne(groupCodes.id, id)))) > 0;
}
