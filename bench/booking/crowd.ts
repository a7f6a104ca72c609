import type { Client } from "pg";

/** Numbered members, and trainings that never fill up, so that every request can be a booking. */
export interface Crowd {
	firstTraining: number;
	trainings: number;
	/** Only for the bare statement. */
	firstOccurrence: number;
	lastOccurrence: number;
}

const trainings = 500;
const members = 4000;

async function idsOf(client: Client, statement: string): Promise<{ first: number; last: number }> {
	const { rows } = await client.query<{ id: number }>(statement);
	const ids = rows.map(({ id }) => id);
	return { first: Math.min(...ids), last: Math.max(...ids) };
}

export async function fillCrowd(client: Client): Promise<Crowd> {
	await client.query(`
		with made as (
			insert into users (email, first_name, last_name, phone, phone_digits, email_verified_at, created_at)
			select 'member-' || number || '@kvart.example', 'Mina', 'Žarković', number, 'bench' || number, now(), now()
			from generate_series(0, ${members - 1}) as number returning id, phone as number
		)
		insert into sessions (token_hash, user_id, created_at, expires_at)
		select encode(sha256(convert_to('member-' || number, 'UTF8')), 'hex'), id, now(), timestamptz '2099-01-01' from made`);
	const periods = await idsOf(
		client,
		`insert into periods (gym_room_id, training_id, trainer_id, day, time, capacity, valid_from)
		select 1, 1, 1, 7, 2000, 1000000, date '2020-01-01' from generate_series(1, ${trainings}) returning id`,
	);
	const bare = await idsOf(
		client,
		`with made as (
			insert into periods (gym_room_id, training_id, trainer_id, day, time, capacity, valid_from)
			select 1, 1, 1, 7, 2100, 1000000, date '2020-01-01' from generate_series(1, ${trainings}) returning id
		)
		insert into occurrences (period_id, training_date, capacity) select id, date '2026-11-22', 1000000 from made returning id`,
	);
	return {
		firstTraining: periods.first,
		trainings,
		firstOccurrence: bare.first,
		lastOccurrence: bare.last,
	};
}

/** Bookings of past years, spread over members and guests. */
export async function addPast(client: Client, bookings: number): Promise<void> {
	const places = 20;
	await client.query(
		`with slots as (
			select id, row_number() over (order by id) as number from periods where time not in (2000, 2100)
		), dates as (
			select slots.id, date '2020-01-06' + week * 7 as date
			from generate_series(0, 330) as week, slots
			limit $1
		), made as (
			insert into occurrences (period_id, training_date, taken) select id, date, ${places} from dates
			on conflict do nothing returning id
		)
		insert into bookings (occurrence_id, user_id, person, created_at)
		select made.id, case when place % 2 = 0 then users.id end,
			case when place % 2 = 0 then 'user:' || users.id else 'guest:06' || made.id || place end, timestamptz '2021-01-01'
		from made, generate_series(1, ${places}) as place
		left join lateral (select 1 + (made.id * 31 + place) % ${members} as id) as users on true`,
		[Math.ceil(bookings / places)],
	);
	await client.query("vacuum analyze");
}
