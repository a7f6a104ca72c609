import type { Client } from "pg";

/** Rows that the demo lacks, per multiple of it: a season of a chain of this size. */
const members = 1000;

/** Each step only adds what the previous one lacks. */
type Step = { from: number; to: number };

const people = ({ from, to }: Step) => `
	insert into users (id, email, first_name, last_name, phone, phone_digits, email_verified_at, terms_accepted_at)
	select 10000 + n, 'member' || n || '@kvart.example', 'Ana', 'Anić', '+38164' || n, '38164' || n, now(), now()
	from generate_series(${from * members + 1}, ${to * members}) as n;
	insert into sessions (token_hash, user_id, created_at, expires_at)
	select encode(sha256(('session-' || id)::bytea), 'hex'), id, now(), now() + interval '10 years'
	from users where id between 10000 + ${from * members + 1} and 10000 + ${to * members};
	insert into mails (recipient, template, language, data, unique_key, attempts, created_at, next_attempt_at, sent_at)
	select email, 'booking-confirmed', 'sr', '{}', 'grown:' || id, 1, now(), now(), now()
	from users where id between 10000 + ${from * members + 1} and 10000 + ${to * members};
	insert into enquiries (kind, name, email, phone, phone_digits, gym_id, form, language, created_at)
	select 'price', 'Ana Anić', email, phone, phone_digits, 1 + id % 12, '{}', 'sr', now() - (id % 700) * interval '1 day'
	from users where id between 10000 + ${from * members + 1} and 10000 + ${to * members} and id % 3 = 0;
	insert into video_views (video_id, user_id, device, viewed_at)
	select (select min(id) from videos), id, 'phone', now()
	from users where id between 10000 + ${from * members + 1} and 10000 + ${to * members};`;

/** Past weeks, as full as the demo's, booked by members. */
const weeks = ({ from, to }: Step) => `
	insert into occurrences (period_id, training_date, taken)
	select period_id, training_date - 7 * week, taken
	from occurrences cross join generate_series(${Math.max(1, from)}, ${to - 1}) as week
	where id <= (select value::int from grown where name = 'occurrences')
	on conflict (period_id, training_date) do nothing;
	insert into bookings (occurrence_id, user_id, person, created_at)
	select occurrences.id, member, 'user:' || member, occurrences.training_date
	from occurrences
	cross join lateral generate_series(1, taken) as place
	cross join lateral (select 10001 + (occurrences.id * 37 + place) % ${to * members} as member) as members
	where occurrences.id > (select value::int from grown where name = 'last')
	on conflict do nothing;
	insert into audit_log (at, actor_id, action, entity, entity_id)
	select created_at, user_id, 'booking.created', 'booking', id::text
	from bookings where occurrence_id > (select value::int from grown where name = 'last');`;

/** Schedules of past seasons, and stories. */
const seasons = ({ from, to }: Step) => `
	insert into periods (gym_room_id, training_id, trainer_id, day, time, capacity, valid_from, valid_until)
	select gym_room_id, training_id, trainer_id, day, time, capacity, valid_from - 90 * season, valid_from - 90 * (season - 1) - 1
	from periods cross join generate_series(${Math.max(1, from)}, ${to - 1}) as season
	where promotion_id is null and valid_until is null;
	insert into blog_posts (header, header_eng, text, text_eng, photo_url, date_of_creation, published_at)
	select header, header_eng, text, text_eng, photo_url, date_of_creation - copy * interval '30 days', published_at - copy * interval '30 days'
	from blog_posts cross join generate_series(${Math.max(1, from)}, ${to - 1}) as copy
	where id <= (select value::int from grown where name = 'blog_posts');
	insert into events (header, header_eng, text, text_eng, photo_url, home_photo_url, kicker, kicker_eng, summary, summary_eng, date_of_creation, published_at)
	select header, header_eng, text, text_eng, photo_url, home_photo_url, kicker, kicker_eng, summary, summary_eng,
		date_of_creation - copy * interval '30 days', published_at - copy * interval '30 days'
	from events cross join generate_series(${Math.max(1, from)}, ${to - 1}) as copy
	where id <= (select value::int from grown where name = 'events');`;

/** Only the demo's own rows are multiplied. */
export async function prepareToGrow(client: Client): Promise<void> {
	await client.query("create table grown (name text primary key, value text not null)");
	for (const table of ["occurrences", "blog_posts", "events"])
		await client.query(`insert into grown select '${table}', coalesce(max(id), 0) from ${table}`);
}

/** The session of an administrator of the demo. It began in the future, because sessions of staff end after hours. */
export async function addStaffSession(client: Client): Promise<void> {
	await client.query(`
		insert into sessions (token_hash, user_id, created_at, expires_at)
		select encode(sha256('session-staff'), 'hex'), min(id), '2100-01-01', '2101-01-01' from users where role = 'admin'`);
}

/** A weekly class on Friday with places that the requests can book. */
export async function freePeriod(client: Client): Promise<number> {
	const { rows } = await client.query<{ id: number }>(`
		select periods.id from periods left join occurrences on period_id = periods.id
		where promotion_id is null and day = 5 and cancelled_from is null and periods.capacity - coalesce(taken, 0) > 5 limit 1`);
	return rows[0]?.id ?? 0;
}

export async function grow(client: Client, from: number, to: number): Promise<void> {
	await client.query(
		"insert into grown select 'last', coalesce(max(id), 0) from occurrences on conflict (name) do update set value = excluded.value",
	);
	for (const statements of [people, weeks, seasons]) await client.query(statements({ from, to }));
	await client.query("vacuum analyze");
}

export async function countRows(client: Client): Promise<string> {
	const counts: string[] = [];
	for (const [table, name] of Object.entries({
		users: "members",
		bookings: "bookings",
		periods: "periods",
		enquiries: "enquiries",
		blog_posts: "posts",
	})) {
		const { rows } = await client.query<{ count: string }>(`select count(*) from ${table}`);
		counts.push(`${Number(rows[0]?.count).toLocaleString("en")} ${name}`);
	}
	return counts.join(", ");
}
