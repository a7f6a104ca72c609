import type { CalendarDate } from "@kvart/contract/time";
import { sql } from "drizzle-orm";
import type { Database } from "../platform/database/database.ts";
import { memberEmail } from "./people.ts";

// All guests of the demo have this prefix.
const demoDigits = "381600000";

interface Dates {
	from: CalendarDate;
	/** The last date of weekly periods. */
	until: CalendarDate;
	/** The last date of promotion trainings. */
	promotionsUntil: CalendarDate;
	now: Date;
}

/**
 * Adds realistic bookings: evenings are fuller than noons, some trainings are full, one booking in nine is cancelled, not
 * everybody comes, and members come to the same trainings every week. From this week on trainings with one place stay
 * free. Occurrences that exist stay as they are.
 */
export async function addBookings(tx: Database, { from, until, promotionsUntil, now }: Dates): Promise<void> {
	await tx.execute(sql`
		with dates as (
			select periods.id, capacity, time, date::date as date
			from generate_series(${from}::date, ${until}::date, interval '1 day') as date
			join periods on periods.day = extract(isodow from date) and training_date is null and valid_from <= date
			where (capacity > 1 or date < date_trunc('week', ${now.toISOString()}::timestamptz)) and cancelled_from is null
			union all
			select id, capacity, time, training_date from periods
			where capacity > 1 and cancelled_from is null and training_date between ${from}::date and ${promotionsUntil}::date
		), slots as (
			select *, abs(hashtext(id::text || date::text)) as chance,
				(date + make_time(time / 100, time % 100, 0)) at time zone 'Europe/Belgrade' as start,
				case when time between 1700 and 1999 then 88 when time >= 1600 then 68 when time < 900 then 72 when time < 1100 then 58 else 42 end
					as demand
			from dates
		), made as (
			insert into occurrences (period_id, training_date, taken)
			select id, date, case when chance % 9 = 0 then capacity else round(capacity * demand * (30 + chance % 80) / 10000.0) end
			from slots
			on conflict (period_id, training_date) do nothing
			returning id, period_id, training_date, taken
		), places as (
			select made.id, place, place > made.taken as is_cancelled, (made.period_id * 7 + place / 12) % greatest(members.count, 1) as nth,
				least(start, ${now.toISOString()}::timestamptz) as latest, start <= ${now.toISOString()}::timestamptz as begun,
				(chance + place * 37) % 4000 as minutes, (chance + place * 13) % 100 as percent
			from made join slots on slots.id = made.period_id and slots.date = made.training_date,
				(select count(*)::integer as count from users where email like ${memberEmail("%")}) as members,
				generate_series(1, made.taken + made.taken / 8) as place
		), members as (
			select id, phone_digits, row_number() over (order by id) - 1 as nth from users where email like ${memberEmail("%")}
		)
		insert into bookings (
			occurrence_id, user_id, guest_first_name, guest_last_name, guest_phone, person, phone_digits, created_at, cancelled_at,
			checked_in_at
		)
		select places.id, members.id,
			case when members.id is null then
				(array['Jelena','Nikola','Milica','Stefan','Ivana','Luka','Teodora','Vuk','Sara','Filip','Maša','Uroš'])[1 + (places.id + place) % 12] end,
			case when members.id is null then
				(array['Petrović','Nikolić','Đorđević','Ilić','Savić','Kostić','Pavlović','Lukić','Šarić','Žarković','Ćirić'])[1 + (places.id * 3 + place) % 11] end,
			case when members.id is null then '+' || ${demoDigits} || lpad(place::text, 3, '0') end,
			coalesce('user:' || members.id, 'guest:' || ${demoDigits} || lpad(place::text, 3, '0')),
			coalesce(members.phone_digits, ${demoDigits} || lpad(place::text, 3, '0')),
			latest - make_interval(days => minutes / 1000, mins => 30 + minutes % 180),
			case when is_cancelled then latest - interval '25 minutes' end,
			case when begun and not is_cancelled and percent < 91 then latest - make_interval(mins => percent % 20) end
		from places left join members on members.nth = places.nth and place % 12 = 0`);
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
