import type { Ask } from "../site/asking.ts";

/** Somebody who wants a place. */
export interface Person {
	/** As bookings name them: `user:7`, `guest:381641234567`. */
	name: string;
	headers: Record<string, string>;
	/** What a guest writes into the form; members need none. */
	form: Record<string, string>;
	member: boolean;
}

/** Trainings with fewer places than people who want one, and those people. */
export interface Crowd {
	trainings: { id: number; date: string }[];
	/** Who wants a place in a training. */
	contenders(training: number): Person[];
}

export const capacity = 8;
const trainings = 900;
const members = 1200;
/** Half of them members: places run out, and some are told so. */
const contendersEach = 12;

/**
 * Promotion trainings some weeks ahead: members and guests can book them at any hour of any day, also of one that the
 * clock has jumped to.
 */
export async function fillCrowd(ask: Ask): Promise<void> {
	await ask(
		`with made as (
			insert into users (email, first_name, last_name, phone, phone_digits, email_verified_at, terms_accepted_at, created_at)
			select 'crowd-' || number || '@kvart.example', 'Mina', 'Žarković', number, 'crowd' || number, now(), now(), now()
			from generate_series(0, $1::int - 1) as number returning id, phone as number
		)
		insert into sessions (token_hash, user_id, created_at, expires_at)
		select encode(sha256(convert_to('crowd-' || number, 'UTF8')), 'hex'), id, now(), now() + interval '10 years' from made`,
		[members],
	);
	await ask(
		`with promotion as (
			insert into promotions (title, title_eng, active_from, active_until)
			values ('Proba', 'Trial', current_date - 400, current_date + 400) returning id
		), slots as (
			select current_date + 30 + number / 288 as date, number % 288 as minute
			from generate_series(0, $1::int - 1) as number
		)
		insert into periods (gym_room_id, training_id, trainer_id, day, time, capacity, promotion_id, training_date, valid_from)
		select 1, 1, 1, extract(isodow from date), minute / 12 * 100 + minute % 12 * 5, $2::int, promotion.id, date, date
		from slots, promotion`,
		[trainings, capacity],
	);
}

function memberOf(id: number, number: number): Person {
	return { name: `user:${id}`, headers: { session_id: `crowd-${number}` }, form: {}, member: true };
}

function guestOf(number: number): Person {
	const phone = `069${String(number).padStart(7, "0")}`;
	return {
		name: `guest:381${phone.slice(1)}`,
		headers: {},
		form: { first_name: "Đorđe", last_name: "Šćepanović", phone },
		member: false,
	};
}

/** Finds the crowd again that `fillCrowd` made. */
export async function readCrowd(ask: Ask): Promise<Crowd> {
	const rows = await ask<{ id: number; date: string }>(
		`select periods.id, to_char(training_date, 'YYYY-MM-DD') as date
		from periods join promotions on promotions.id = promotion_id where title = 'Proba' order by periods.id`,
	);
	const ids = await ask<{ id: number; number: string }>(
		"select id, phone as number from users where phone_digits like 'crowd%' order by phone::int",
	);
	return {
		trainings: rows,
		contenders: (training) =>
			Array.from({ length: contendersEach }, (_, place) => {
				const number = training * contendersEach + place;
				const member = ids[Math.floor(number / 2) % ids.length];
				return place % 2 === 0 && member ? memberOf(member.id, Number(member.number)) : guestOf(number);
			}),
	};
}
