import { eveningTime } from "@kvart/contract/reminders";
import { formatTime, zone } from "@kvart/contract/time";
import { sql } from "drizzle-orm";
import { isActive } from "../../platform/database/member-rows.ts";
import { statement } from "../../platform/database/statement.ts";
import { insertMails } from "../../platform/mail-gate.ts";
import { mailsFrom } from "../mail/service.ts";

const value = sql.placeholder;
const clubZone = sql.raw(`'${zone}'`);
const evening = sql.raw(`time '${formatTime(eveningTime)}'`);

/**
 * Queues the reminders whose time has come, one for a booking and its start: the unique key of the mail lets any number
 * of servers do it. Bookings made later need no reminder. Only trainings of today and tomorrow are read.
 */
export const queueDueReminders = statement<{ id: number }>(
	"reminders_due",
	sql`
	with coming as (
		select occurrences.id, occurrences.training_date,
			to_char(occurrences.training_date, 'YYYY-MM-DD') as date, periods.time,
			(occurrences.training_date + make_time(periods.time / 100, periods.time % 100, 0)) at time zone ${clubZone} as start
		from occurrences join periods on periods.id = occurrences.period_id
		where occurrences.training_date in (${value("today")}::date, ${value("tomorrow")}::date)
			and not occurrences.cancelled and not coalesce(periods.cancelled_from <= occurrences.training_date, false)
	), due as (
		select bookings.id, users.email, users.language, users.first_name, coming.date, coming.time,
			'reminder:' || bookings.id || ':' || coming.date || ':' || coming.time as unique_key
		from coming
		join bookings on bookings.occurrence_id = coming.id
		join users on users.id = bookings.user_id
		cross join lateral (
			select case users.reminder
				when 'one-hour' then coming.start - interval '1 hour'
				when 'three-hours' then coming.start - interval '3 hours'
				when 'evening' then (coming.training_date - 1 + ${evening}) at time zone ${clubZone}
			end as at
		) as reminder
		-- "limit 1": one lookup a booking, where the planner would otherwise read all mails.
		left join lateral (
			select true as queued from mails
			where mails.unique_key = 'reminder:' || bookings.id || ':' || coming.date || ':' || coming.time limit 1
		) as earlier on true
		where coming.start > ${value("now")}::timestamptz and reminder.at <= ${value("now")}::timestamptz
			and bookings.cancelled_at is null and bookings.checked_in_at is null and bookings.created_at <= reminder.at
			and ${isActive} and earlier.queued is null
		-- Who is being blocked or gets another address right now is reminded in the next round, or not at all.
		for share of users skip locked
	)
	${insertMails(
		sql`(${mailsFrom(sql`due order by id`, "training-reminder", {
			recipient: sql`email`,
			data: { firstName: sql`first_name`, bookingId: sql`id`, date: sql`date`, time: sql`time` },
			uniqueKey: sql`unique_key`,
			at: sql`${value("now")}::timestamptz`,
		})}) as mail`,
	)}`,
);
