import type { RunSql } from "../site/database.ts";

export interface Person {
	/** `user:7` or `guest:381641234567`. */
	name: string;
	headers: Record<string, string>;
	/** Form values of a guest. */
	form: Record<string, string>;
	member: boolean;
}

/** Trainings with too few places, and the people who want them. */
export interface Crowd {
	trainings: { id: number; date: string }[];
	contenders(training: number): Person[];
}

export const capacity = 8;
const trainings = 900;
const members = 1200;
/** Half of them are members; more people than places. */
const contendersEach = 12;

/** Promotion trainings some weeks ahead: they can be booked at any time, also after a clock jump. */
export async function fillCrowd(runSql: RunSql): Promise<void> {
	await runSql(
		`with made as (
			insert into users (email, first_name, last_name, phone, phone_digits, email_verified_at, terms_accepted_at, created_at)
			select 'crowd-' || number || '@kvart.example', 'Mina', 'Žarković', number, 'crowd' || number, now(), now(), now()
			from generate_series(0, $1::int - 1) as number returning id, phone as number
		)
		insert into sessions (token_hash, user_id, created_at, expires_at)
		select encode(sha256(convert_to('crowd-' || number, 'UTF8')), 'hex'), id, now(), now() + interval '10 years' from made`,
		[members],
	);
	await runSql(
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

/** Loads the crowd that `fillCrowd` created. */
export async function readCrowd(runSql: RunSql): Promise<Crowd> {
	const rows = await runSql<{ id: number; date: string }>(
		`select periods.id, to_char(training_date, 'YYYY-MM-DD') as date
		from periods join promotions on promotions.id = promotion_id where title = 'Proba' order by periods.id`,
	);
	const ids = await runSql<{ id: number; number: string }>(
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
