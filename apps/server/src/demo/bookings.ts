import type { CalendarDate } from "@kvart/contract/time";
import { sql } from "drizzle-orm";
import type { Database } from "../platform/database/database.ts";
import { memberEmail } from "./people.ts";

/** Its evenings are nearly full, with more members: the desk of the demo works there. */
const busyClub = 3;
// All guests of the demo have this prefix.
const demoDigits = "381600000";

interface Dates {
	from: CalendarDate;
	/** The last date of weekly periods. */
	until: CalendarDate;
	/** The last date of promotion trainings. */
	promotionsUntil: CalendarDate;
	now: Date;
	/** Only this period. */
	periodId?: number;
	/** No place stays free. */
	full?: boolean;
}

/**
 * Checks in those who came: most when a class has begun, some shortly before. The demo has no desk that would.
 */
export async function checkInDemo(tx: Database, now: Date): Promise<void> {
	const at = sql`${now.toISOString()}::timestamptz`;
	await tx.execute(sql`
		update bookings set checked_in_at = least(${at}, classes.start - make_interval(mins => (bookings.id % 12)::integer))
		from (
			select occurrences.id, (occurrences.training_date + make_time(time / 100, time % 100, 0)) at time zone 'Europe/Belgrade' as start
			from occurrences join periods on periods.id = period_id
			where occurrences.training_date between (${at} at time zone 'Europe/Belgrade')::date - 1 and (${at} at time zone 'Europe/Belgrade')::date
				and not occurrences.cancelled
		) as classes
		where classes.id = bookings.occurrence_id and cancelled_at is null and checked_in_at is null
			and (person like ${`guest:${demoDigits}%`} or user_id in (select id from users where email like ${memberEmail("%")}))
			and classes.start between ${at} - interval '70 minutes' and ${at} + interval '15 minutes'
			and bookings.id * 37 % 100 < case when classes.start <= ${at} then 92 else 45 end`);
}

/**
 * Adds realistic bookings: evenings are fuller than noons, some trainings are full, one booking in nine is cancelled, some
 * people stay away, and members come to the same trainings every week. From this week on trainings with one place stay
 * free. Occurrences that exist stay as they are.
 */
export async function addBookings(tx: Database, dates: Dates): Promise<void> {
	const { from, until, promotionsUntil, now, periodId = null, full = false } = dates;
	await tx.execute(sql`
		with dates as (
			select periods.id, capacity, time, date::date as date, gym_rooms.id as room, gym_id
			from generate_series(${from}::date, ${until}::date, interval '1 day') as date
			join periods on periods.day = extract(isodow from date) and training_date is null and valid_from <= date
			join gym_rooms on gym_rooms.id = gym_room_id
			where periods.id = coalesce(${periodId}, periods.id) and (capacity > 1 or date < date_trunc('week', ${now.toISOString()}::timestamptz)) and cancelled_from is null
			union all
			select periods.id, capacity, time, training_date, gym_rooms.id, gym_id
			from periods join gym_rooms on gym_rooms.id = gym_room_id
			where periods.id = coalesce(${periodId}, periods.id) and capacity > 1 and cancelled_from is null and training_date between ${from}::date and ${promotionsUntil}::date
		), slots as (
			select *, gym_id = ${busyClub} and time between 1700 and 1999 as busy, abs(hashtext(id::text || date::text)) as chance,
				(date + make_time(time / 100, time % 100, 0)) at time zone 'Europe/Belgrade' as start,
				case when time between 1700 and 1999 then 88 when time >= 1600 then 68 when time < 900 then 72 when time < 1100 then 58 else 42 end
					as demand
			from dates
		), made as (
			insert into occurrences (period_id, training_date, taken)
			select id, date, case when ${full} or chance % 9 = 0 then capacity
				when busy then round(capacity * (70 + chance % 25) / 100.0)
				else round(capacity * demand * (30 + chance % 80) / 10000.0) end
			from slots
			on conflict (period_id, training_date) do nothing
			returning id, period_id, training_date, taken
		), places as (
			select made.id, place, place > made.taken as is_cancelled,
				case when busy then place % 3 = 0 else place % 12 = 0 end as is_member,
				-- Rooms that are busy at the same time have other members.
				case when busy then (2 * (made.period_id * 7 + place / 3) + room % 2) % greatest(members.count / 2 * 2, 1)
					else (made.period_id * 7 + place / 12) % greatest(members.count, 1) end as nth,
				least(start, ${now.toISOString()}::timestamptz) as latest, start <= ${now.toISOString()}::timestamptz as begun,
				(chance + place * 37) % 4000 as minutes, (chance + place * 13) % 100 as percent
			from made join slots on slots.id = made.period_id and slots.date = made.training_date,
				(select count(*)::integer as count from users where email like ${memberEmail("%")}) as members,
				generate_series(1, made.taken + made.taken / 8) as place
		), members as (
			select id, row_number() over (order by id) - 1 as nth from users where email like ${memberEmail("%")}
		)
		insert into bookings (
			occurrence_id, user_id, guest_first_name, guest_last_name, guest_phone, person, created_at, cancelled_at, checked_in_at
		)
		select places.id, members.id,
			case when members.id is null then
				(array['Jelena','Nikola','Milica','Stefan','Ivana','Luka','Teodora','Vuk','Sara','Filip','Maša','Uroš'])[1 + (places.id + place) % 12] end,
			case when members.id is null then
				(array['Petrović','Nikolić','Đorđević','Ilić','Savić','Kostić','Pavlović','Lukić','Šarić','Žarković','Ćirić'])[1 + (places.id * 3 + place) % 11] end,
			case when members.id is null then '+' || ${demoDigits} || lpad(place::text, 3, '0') end,
			coalesce('user:' || members.id, 'guest:' || ${demoDigits} || lpad(place::text, 3, '0')),
			latest - make_interval(days => minutes / 1000, mins => 30 + minutes % 180),
			case when is_cancelled then latest - interval '25 minutes' end,
			case when begun and not is_cancelled and percent < case when members.id is null then 91 else 97 end then latest - make_interval(mins => percent % 20) end
		from places left join members on members.nth = places.nth and is_member`);
	await tx.execute(sql`
		update users set last_visit_on = visits.last_date
		from (
			select bookings.user_id, max(occurrences.training_date) as last_date
			from bookings join occurrences on occurrences.id = bookings.occurrence_id
			where bookings.cancelled_at is null and bookings.checked_in_at is not null
			group by bookings.user_id
		) as visits
		where users.id = visits.user_id and users.last_visit_on is distinct from visits.last_date`);
}
