import { addDays, type CalendarDate, dayOf, wallTime, weekOf } from "@kvart/contract/time";
import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import type { Clock } from "../platform/clock.ts";
import type { Database } from "../platform/database/database.ts";
import { gyms } from "../platform/database/schema/clubs.ts";
import { events } from "../platform/database/schema/content.ts";
import { settings } from "../platform/database/schema/office.ts";
import { promotions } from "../platform/database/schema/schedule.ts";
import { addBookings, checkInDemo } from "./bookings.ts";
import { events as demoEvents } from "./content/events.ts";
import { laterMonth, nextWeekday } from "./event-dates.ts";
import { choicesFor, placesFor } from "./rota.ts";
import { eventDateColumns, promotionClubs } from "./rows.ts";
import { type DemoPeriod, groupTrainings, randomFrom, rooms, weeklySchedule } from "./schedule.ts";

/** How far ahead the promotion runs. */
export const promotionDays = 14;
// No weekly training is at these hours, and each club has its own.
const promotionTimes = { workday: [1045, 1430], weekend: [1300, 1500] } as const;

/**
 * Adds what depends on today, at every start: promotion trainings of the next two weeks, bookings of this week, and the
 * next dates of events that repeat.
 */
export async function rollDemo(db: Database, clock: Clock): Promise<void> {
	const now = clock.now();
	const today = wallTime(now).date;
	const [monday = today, , , , , , sunday = today] = weekOf(today);
	await db.transaction(async (tx) => {
		await extendPromotion(tx, today);
		await addPromotionPeriods(tx, today);
		await addBookings(tx, { from: monday, until: sunday, promotionsUntil: addDays(today, promotionDays), now });
		await checkInDemo(tx, now);
		await renewEvents(tx, today);
		await planOpenings(tx, today);
	});
}

/** Not those that staff has edited. */
async function renewEvents(tx: Database, today: CalendarDate): Promise<void> {
	for (const { id, when } of demoEvents) {
		const next = when?.(today);
		if (!next?.to_date || next.to_date < today) continue;
		await tx
			.update(events)
			.set(eventDateColumns(next))
			.where(and(eq(events.id, id), eq(events.version, 1), lt(events.toDate, today)));
	}
}

const monthsToOpening = 4;

/** A club that opens soon does so on the first Monday of a month. */
async function planOpenings(tx: Database, today: CalendarDate): Promise<void> {
	const opensOn = nextWeekday(laterMonth(today, monthsToOpening), 1);
	const unplanned = or(isNull(gyms.opensOn), lt(gyms.opensOn, today));
	await tx
		.update(gyms)
		.set({ opensOn })
		.where(and(eq(gyms.comingSoon, true), eq(gyms.version, 1), unplanned));
}

/** Not one that staff has edited. */
async function extendPromotion(tx: Database, today: CalendarDate): Promise<void> {
	const activeUntil = addDays(today, promotionDays);
	await tx
		.update(promotions)
		.set({ activeUntil })
		.where(and(eq(promotions.version, 1), lt(promotions.activeUntil, activeUntil)));
}

const gymOf = ({ gymRoomId }: DemoPeriod) => rooms.find(({ id }) => id === gymRoomId)?.gymId as number;

async function addPromotionPeriods(tx: Database, today: string): Promise<void> {
	const first = rooms.filter(({ gymId, position }) => promotionClubs.includes(gymId) && position === 0);
	const weekly = weeklySchedule().map((period) => ({ ...period, roomId: period.gymRoomId, gymId: gymOf(period) }));
	for (const [index, room] of first.entries()) {
		for (let ahead = 0; ahead <= promotionDays; ahead += 1) {
			const date = addDays(today, ahead);
			const random = randomFrom(Date.parse(date) / 86_400_000 + room.id);
			const day = dayOf(date);
			const times = day > 5 ? promotionTimes.weekend : promotionTimes.workday;
			const time = times[index % times.length] as number;
			const choices = choicesFor({ gymId: room.gymId, day, time }, groupTrainings, weekly);
			const chosen = choices[Math.floor(random() * choices.length)];
			if (!chosen) continue;
			await tx.execute(sql`
				insert into periods (gym_room_id, training_id, trainer_id, day, time, capacity, promotion_id, training_date, valid_from)
				select ${room.id}, ${chosen.training.id}, ${chosen.trainer.id}, ${day}, ${time}, ${placesFor(chosen, 20)}, promotions.id, ${date}, ${date}
				from promotions
				where not exists (
					select from periods where gym_room_id = ${room.id} and training_date = ${date} and promotion_id is not null
				)
				order by promotions.id limit 1
				on conflict (gym_room_id, training_date, time) where training_date is not null do nothing`);
		}
	}
}

const historyMarker = "demo-history";
export const historyWeeks = 8;

/**
 * Adds bookings of past weeks, so that the reports have data. Takes seconds, so it adds one day at a time while the
 * server answers requests. It can be interrupted and run again.
 */
export async function fillHistory(db: Database, clock: Clock, weeks = historyWeeks): Promise<void> {
	const done = await db.select().from(settings).where(eq(settings.key, historyMarker));
	if (done.length > 0) return;
	const now = clock.now();
	const [monday = ""] = weekOf(wallTime(now).date);
	for (let ago = 1; ago <= weeks * 7; ago += 1) {
		const day = addDays(monday, -ago);
		await db.transaction((tx) => addBookings(tx, { from: day, until: day, promotionsUntil: day, now }));
		// Without statistics each week takes longer than the one before: all eight together twice as long.
		if (ago % 7 === 0) await db.execute(sql`analyze occurrences, bookings`);
	}
	// Without statistics a report over the new weeks takes a hundred times as long.
	await db.execute(sql`analyze`);
	await db.insert(settings).values({ key: historyMarker, value: true }).onConflictDoNothing();
}
