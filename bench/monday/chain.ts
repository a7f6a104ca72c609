import type { Client } from "pg";

/** The schedule of a national chain: rooms with a full week each. */
export interface Chain {
	firstRoom: number;
	rooms: number;
	firstTraining: number;
	/** Trainings that never fill up, so that every request can be a booking. */
	trainings: number;
	/** Numbered, each with a session. */
	members: number;
}

const clubs = 500;
const roomsAClub = 2;
const periodsARoom = 40;
const members = 4000;

export async function fillChain(client: Client): Promise<Chain> {
	const rooms = clubs * roomsAClub;
	const made = await client.query<{ id: number }>(
		`insert into gym_rooms (gym_id, name, name_eng, position)
		select 1 + number % 8, 'Sala ' || number, 'Room ' || number, 1000 + number from generate_series(1, $1) as number
		returning id`,
		[rooms],
	);
	const firstRoom = Math.min(...made.rows.map(({ id }) => id));
	const periods = await client.query<{ first: number }>(
		`with made as (
			insert into periods (gym_room_id, training_id, trainer_id, day, time, capacity, valid_from)
			select $1::integer + number % $2::integer, 1 + number % 5, 1 + number % 10, 1 + number % 7,
				700 + 100 * (number / 7 % 14), 1000000, date '2020-01-01'
			from generate_series(0, $3::integer - 1) as number
			returning id
		)
		select min(id) as first from made`,
		[firstRoom, rooms, rooms * periodsARoom],
	);
	await client.query(`
		with made as (
			insert into users (email, first_name, last_name, phone, phone_digits, email_verified_at, terms_accepted_at)
			select 'member-' || number || '@kvart.example', 'Mina', 'Žarković', number, 'bench' || number, now(), now()
			from generate_series(0, ${members - 1}) as number returning id, phone as number
		)
		insert into sessions (token_hash, user_id, created_at, expires_at)
		select encode(sha256(convert_to('member-' || number, 'UTF8')), 'hex'), id, now(), timestamptz '2099-01-01' from made`);
	await client.query("vacuum analyze");
	const firstTraining = periods.rows[0]?.first ?? 0;
	return { firstRoom, rooms, firstTraining, trainings: rooms * periodsARoom, members };
}

/** Trainings with more bookings than places, and places that do not match the bookings. */
export async function countContradictions(client: Client): Promise<number> {
	const { rows } = await client.query<{ count: number }>(`
		select count(*)::integer as count from occurrences join periods on periods.id = period_id
		left join lateral (
			select count(*) as booked from bookings where occurrence_id = occurrences.id and cancelled_at is null
		) as counted on true
		where taken > coalesce(occurrences.capacity, periods.capacity)
			or (periods.capacity = 1000000 and taken <> booked)`);
	return rows[0]?.count ?? 0;
}
