import { addDays, dayOf, wallTime, weekOf } from "@kvart/contract/time";
import { sql } from "drizzle-orm";
import type { Clock } from "../platform/clock.ts";
import { announceContentChange } from "../platform/database/content-changes.ts";
import type { Database } from "../platform/database/database.ts";
import { trainers } from "./content/trainers.ts";
import { randomFrom } from "./random.ts";
import { promotionClubs } from "./rows.ts";
import { rooms } from "./schedule.ts";

const promotionDays = 14;
const promotionTimes = [1005, 1815];
// Guests of the demo share this beginning, so they can be told from people who try it.
const demoPhone = "0600000";

/**
 * The part of the demo that depends on today: promotion trainings for the coming fortnight and a believable number of
 * places taken this week. Run at every start; what is there already stays as it is.
 */
export async function rollDemo(db: Database, clock: Clock): Promise<void> {
	const today = wallTime(clock.now()).date;
	await db.transaction(async (tx) => {
		await addPromotionPeriods(tx, today);
		await takePlaces(tx, today, clock.now());
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
			const time = promotionTimes[(index + dayOf(date)) % promotionTimes.length];
			await tx.execute(sql`
				insert into periods (gym_room_id, training_id, trainer_id, day, time, capacity, promotion_id, training_date, valid_from)
				select ${room.id}, ${training}, ${coach?.id}, ${dayOf(date)}, ${time}, 20, promotions.id, ${date}, ${date}
				from promotions order by promotions.id limit 1
				on conflict (gym_room_id, training_date, time) where training_date is not null do nothing`);
		}
	}
}

/** Trainings with one place stay free; of the others some are full, most are not. */
async function takePlaces(tx: Database, today: string, now: Date): Promise<void> {
	const [monday = today] = weekOf(today);
	await tx.execute(sql`
		with slots as (
			select id, capacity, coalesce(training_date, ${monday}::date + day - 1) as date,
				abs(hashtext(id::text || coalesce(training_date, ${monday}::date + day - 1)::text)) as chance
			from periods
			where capacity > 1 and cancelled_from is null
				and (training_date is null or training_date between ${today}::date and ${today}::date + ${promotionDays}::int)
		), made as (
			insert into occurrences (period_id, training_date, taken)
			select id, date, case when chance % 9 = 0 then capacity else chance % (capacity * 9 / 10) end from slots
			on conflict (period_id, training_date) do nothing
			returning id, taken
		)
		insert into bookings (occurrence_id, guest_first_name, guest_last_name, guest_phone, person, created_at)
		select made.id,
			(array['Jelena','Nikola','Milica','Stefan','Ivana','Luka','Teodora','Vuk','Sara','Filip','Maša','Uroš'])[1 + (made.id + place) % 12],
			(array['Petrović','Nikolić','Đorđević','Ilić','Savić','Kostić','Pavlović','Lukić','Šarić','Žarković','Ćirić'])[1 + (made.id * 3 + place) % 11],
			${demoPhone} || lpad(place::text, 3, '0'), 'guest:' || ${demoPhone} || lpad(place::text, 3, '0'), ${now.toISOString()}::timestamptz
		from made, generate_series(1, made.taken) as place`);
}
