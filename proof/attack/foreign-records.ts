import type { Target } from "./target.ts";

/** The desk works for the first club only. */
export const foreignClub = 2;

/** For queries on `periods`: not every club has classes. */
export const ofForeignClub = "join gym_rooms on gym_rooms.id = gym_room_id and gym_id > 1";

/** For queries on `users`: members who never booked where the desk works. */
export const foreignMembers = `role = 'member' and not exists (select from bookings
	join occurrences on occurrences.id = occurrence_id join periods on periods.id = period_id
	join gym_rooms on gym_rooms.id = gym_room_id where bookings.user_id = users.id and gym_id = 1)`;

/** Coaches who do not work where the desk works. */
export const foreignCoaches = "select trainer_id as id from trainer_gyms group by trainer_id having min(gym_id) > 1";

const emptySteps = JSON.stringify({
	...Object.fromEntries(
		["made", "periods", "dates", "dates_made", "moved", "bookings_cancelled", "bookings_made"].map((name) => [
			name,
			[],
		]),
	),
	waits_ended: [],
	waits_reopened: [],
	versions: {},
	first_dates: {},
	from: "",
	closing: null,
});

/** One of each kind that the demo has none of in the other club. */
const missing = [
	`insert into waits (occurrence_id, user_id, created_at)
		select min(occurrences.id), (select min(id) from users where ${foreignMembers}), now()
		from occurrences join periods on periods.id = period_id ${ofForeignClub}`,
	`insert into member_notes (user_id, author_id, kind, text, created_at)
		select min(id), (select min(id) from users where role = 'admin'), 'note', 'Proba', now() from users where ${foreignMembers}`,
	`insert into schedule_changes (at, action, gym_ids, subject, steps, undo_until) values (now(), 'period.moved',
		'{${foreignClub}}', '{"training": null, "from": null, "to": null, "count": 0}', '${emptySteps}', '2099-01-01')`,
	`insert into class_news (change_id, booking_id, known)
		select (select max(id) from schedule_changes), min(bookings.id), jsonb_build_object('periodId', min(periods.id),
			'date', '2026-11-25', 'time', 1830, 'roomId', min(gym_room_id), 'trainingId', min(training_id),
			'coachId', null, 'substituted', false, 'cancelled', false)
		from bookings join occurrences on occurrences.id = occurrence_id join periods on periods.id = period_id
		join gym_rooms on gym_rooms.id = gym_room_id where gym_id > 1 and guest_phone is not null`,
	`insert into closings (gym_id, from_date, until_date, reason, reason_eng)
		values (${foreignClub}, '2099-01-01', '2099-01-02', 'Proba', 'Trial')`,
	`insert into substitution_requests (period_id, training_date, trainer_id, absent, created_at)
		select periods.id, '2026-11-25', trainer_id, true, now() from periods ${ofForeignClub}
		where day = 3 and trainer_id is not null and cancelled_from is null order by 1 limit 1`,
	`insert into coach_absences (trainer_id, from_date, until_date, created_at)
		select min(id), '2026-11-25', '2026-11-26', now() from (${foreignCoaches}) as coaches`,
];

export async function addForeignRecords({ runSql }: Pick<Target, "runSql">): Promise<void> {
	for (const insert of missing) await runSql(insert);
}

/** What a call names in its body instead of its path. */
export async function foreignBody({ runSql }: Pick<Target, "runSql">, call: string): Promise<object> {
	if (call === "addScheduleClosing") return { gym_id: foreignClub, gym_room_id: null };
	if (call === "recordCalls") {
		const [news] = await runSql<{ id: number }>("select max(id) as id from class_news");
		return { ids: [news?.id], outcome: "reached" };
	}
	if (call === "addAbsence") return { from: "2026-11-25", to: "2026-11-26" };
	if (call === "sendClassMessage") return { text: "Proba" };
	if (call !== "setCoachAway") return {};
	const [period] = await runSql<{ id: number }>(`select min(periods.id) as id from periods ${ofForeignClub}`);
	return { items: [{ period_id: period?.id, version: 1, date: "2026-11-25", substitute_id: null }] };
}
