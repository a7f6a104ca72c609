import { addDays, dayOf, wallTime, weekOf } from "@kvart/contract/time";
import { sql } from "drizzle-orm";
import type { Clock } from "../platform/clock.ts";
import { announceContentChange } from "../platform/database/content-changes.ts";
import type { Database } from "../platform/database/database.ts";
import { trainers } from "./content/trainers.ts";
import { takePlaces } from "./places.ts";
import { randomFrom } from "./random.ts";
import { promotionClubs } from "./rows.ts";
import { rooms } from "./schedule.ts";

const promotionDays = 14;
// At hours at which no room and no coach has a training of the week; the clubs do not share one.
const promotionTimes = { workday: [1045, 1430], weekend: [1300, 1500] } as const;

/**
 * The part of the demo that depends on today: promotion trainings for the coming fortnight and a believable number of
 * places taken this week. Run at every start; what is there already stays as it is.
 */
export async function rollDemo(db: Database, clock: Clock): Promise<void> {
	const now = clock.now();
	const today = wallTime(now).date;
	const [monday = today, , , , , , sunday = today] = weekOf(today);
	await db.transaction(async (tx) => {
		await addPromotionPeriods(tx, today);
		await takePlaces(tx, { from: monday, until: sunday, singlesUntil: addDays(today, promotionDays), now });
		await announceContentChange(tx);
	});
}

async function addPromotionPeriods(tx: Database, today: string): Promise<void> {
	const first = rooms.filter(({ gymId, position }) => promotionClubs.includes(gymId) && position === 0);
	for (const [index, room] of first.entries()) {
		const coaches = trainers.filter(({ clubs, trainings }) => clubs.includes(room.gymId) && trainings.length > 0);
		for (let ahead = 0; ahead <= promotionDays; ahead += 1) {
			const date = addDays(today, ahead);
			const random = randomFrom(Date.parse(date) / 86_400_000 + room.id);
			const coach = coaches[Math.floor(random() * coaches.length)];
			const training = coach?.trainings[Math.floor(random() * coach.trainings.length)];
			const times = dayOf(date) > 5 ? promotionTimes.weekend : promotionTimes.workday;
			const time = times[index % times.length];
			await tx.execute(sql`
				insert into periods (gym_room_id, training_id, trainer_id, day, time, capacity, promotion_id, training_date, valid_from)
				select ${room.id}, ${training}, ${coach?.id}, ${dayOf(date)}, ${time}, 20, promotions.id, ${date}, ${date}
				from promotions
				where not exists (
					select from periods where gym_room_id = ${room.id} and training_date = ${date} and promotion_id is not null
				)
				order by promotions.id limit 1
				on conflict (gym_room_id, training_date, time) where training_date is not null do nothing`);
		}
	}
}
