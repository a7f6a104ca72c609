import type { Client } from "pg";

/** The history ends before the year that the reports read. */
const years = { first: 2016, last: 2025 };
/** Classes a week, compared with the demo. */
const classes = 10;
const members = 100_000;
/** The member who sends the requests: `requests.ts`. */
const ownId = 10_001;

const say = (text: string) => console.log(`${new Date().toISOString().slice(11, 19)} ${text}`);

async function run(client: Client, text: string, sql: string): Promise<void> {
	const started = performance.now();
	await client.query(sql);
	say(`${text}: ${((performance.now() - started) / 1000).toFixed(0)} s`);
}

async function count(client: Client, table: string): Promise<number> {
	const { rows } = await client.query<{ count: string }>(`select count(*) from ${table}`);
	return Number(rows[0]?.count);
}

/** The audit log as it is three years after the first start: a partition for each month. */
async function makeAuditMonths(client: Client): Promise<void> {
	await client.query(`
		alter table audit_log detach partition audit_log_first;
		do $$ begin
			for month in 0..36 loop
				execute format('create table %I partition of audit_log for values from (%L) to (%L)', 'audit_log_' || month,
					(timestamp '2023-11-01' + month * interval '1 month') at time zone 'Europe/Belgrade',
					(timestamp '2023-12-01' + month * interval '1 month') at time zone 'Europe/Belgrade');
			end loop;
		end $$;
		insert into audit_log select * from audit_log_first;
		drop table audit_log_first`);
}

/** The demo, a thousand members who joined in the last year, and their bookings of the last twelve weeks. */
export async function fillRecent(client: Client, bookings: number): Promise<void> {
	await client.query(`
		insert into users (id, email, first_name, last_name, phone, phone_digits, email_verified_at, terms_accepted_at, created_at)
		select ${ownId} + n, 'member' || n || '@kvart.example', 'Ana', 'Anić', '+38164' || n, '38164' || n, now(), now(),
			timestamptz '2025-11-20' + n % 340 * interval '1 day'
		from generate_series(0, 999) as n;
		insert into sessions (token_hash, user_id, created_at, expires_at)
		values (encode(sha256('session-${ownId}'), 'hex'), ${ownId}, now(), now() + interval '10 years');
		insert into occurrences (period_id, training_date, taken)
		select periods.id, date '2026-11-15' - 7 * week + day, 0
		from periods cross join generate_series(1, 12) as week
		where promotion_id is null and valid_until is null
		on conflict do nothing;`);
	const missing = bookings - (await count(client, "bookings"));
	await client.query(`
		insert into bookings (occurrence_id, user_id, person, phone_digits, created_at, checked_in_at)
		select occurrences.id, member, 'user:' || member, '38164' || member - ${ownId}, training_date,
			case when place % 5 > 0 then training_date end
		from occurrences cross join generate_series(1, 3) as place
		cross join lateral (select ${ownId} + (occurrences.id * 37 + place * 101) % 1000 as member) as members
		where training_date < '2026-11-15' and not exists (select from bookings where occurrence_id = occurrences.id)
		order by place, occurrences.id limit ${missing};
		update occurrences set taken = (
			select count(*) from bookings where occurrence_id = occurrences.id and cancelled_at is null
		) where training_date < '2026-11-15'`);
	await makeAuditMonths(client);
	await client.query("vacuum analyze");
}

/** Periods that ended a year ago, in the rooms of today. */
const oldClasses = `
	insert into periods (gym_room_id, training_id, trainer_id, day, time, capacity, valid_from, valid_until)
	select gym_room_id, training_id, trainer_id, day, time, 30, '${years.first - 1}-11-16', '${years.last}-11-16'
	from periods cross join generate_series(1, ${classes})
	where promotion_id is null and valid_until is null;
	insert into occurrences (period_id, training_date, taken)
	select id, date::date, 20 from periods
	cross join generate_series(
		valid_from + (day + 7 - extract(isodow from valid_from)::integer) % 7, valid_until, interval '7 days') as date
	where valid_until = '${years.last}-11-16'`;

const oldMembers = `
	insert into users (id, email, first_name, last_name, phone, phone_digits, email_verified_at, terms_accepted_at, created_at)
	select 20000 + n, 'old' || n || '@kvart.example', 'Iva', 'Ivić', '+38165' || n, '38165' || n, now(), now(),
		timestamptz '${years.first}-01-01' + n % 3500 * interval '1 day'
	from generate_series(1, ${members}) as n`;

/** Nine of ten came or did not, one cancelled. What is older than three years has lost its person: decision 023. */
const bookingsOf = (year: number, places: number) => `
	insert into bookings (id, occurrence_id, user_id, person, phone_digits, created_at, cancelled_at, cancelled_late, checked_in_at)
	select id, occurrence_id, member, coalesce('user:' || member, 'erased:' || id), '38165' || member, training_date,
		case when place % 10 = 0 then training_date end, place % 20 = 0, case when place % 10 between 1 and 8 then training_date end
	from (
		select nextval('bookings_id_seq') as id, occurrences.id as occurrence_id, training_date, place,
			case when training_date >= '2023-11-18' then
				coalesce(nullif(20000 + (occurrences.id::bigint * 7919 + place * 104729) % ${members}, 20000), ${ownId})::integer
			end as member
		from occurrences cross join generate_series(1, ${places}) as place
		where training_date > '${year - 1}-11-16' and training_date <= '${year}-11-16'
	) as placed`;

const audit = `
	insert into audit_log (at, actor_id, action, entity, entity_id)
	select created_at, user_id, 'booking.created', 'booking', id::text from bookings
	where created_at > '${years.last}-05-16' and created_at <= '${years.last}-11-16'`;

/** Adds so many bookings of the years before. Indexes are made afterwards, and references are not checked. */
export async function fillHistory(client: Client, bookings: number): Promise<void> {
	await client.query(
		"set session_replication_role = replica; set maintenance_work_mem = '1GB'; set work_mem = '256MB'",
	);
	await run(client, "old classes", oldClasses);
	await run(client, `${members.toLocaleString("en")} members`, oldMembers);
	const { rows: indexes } = await client.query<{ name: string; definition: string }>(`
		select indexname as name, indexdef as definition from pg_indexes
		where tablename = 'bookings' and indexname <> 'bookings_pkey'`);
	for (const { name } of indexes) await client.query(`drop index ${name}`);
	await client.query("alter table class_news drop constraint if exists class_news_booking_id_bookings_id_fk");
	await client.query("alter table bookings drop constraint bookings_pkey");
	const { rows: old } = await client.query<{ count: string }>(
		`select count(*) from occurrences where training_date <= '${years.last}-11-16'`,
	);
	const places = Math.ceil(bookings / Number(old[0]?.count));
	for (let year = years.first; year <= years.last; year += 1)
		await run(client, `bookings of ${year}`, bookingsOf(year, places));
	await run(client, "bookings_pkey", "alter table bookings add constraint bookings_pkey primary key (id)");
	for (const { name, definition } of indexes) await run(client, name, definition);
	await client.query(`
		alter table class_news add constraint class_news_booking_id_bookings_id_fk
		foreign key (booking_id) references bookings (id) on delete cascade`);
	await run(client, "audit entries of the last half year", audit);
	await run(client, "vacuum and statistics", "vacuum analyze");
	await client.query("reset session_replication_role");
}

/** The sizes of the tables, for the report. */
export async function describe(client: Client): Promise<string> {
	const counts: string[] = [];
	for (const [table, name] of Object.entries({
		bookings: "bookings",
		users: "members",
		occurrences: "dates of classes",
		audit_log: "audit entries",
	}))
		counts.push(`${(await count(client, table)).toLocaleString("en")} ${name}`);
	const { rows } = await client.query<{ size: string }>(
		"select pg_size_pretty(pg_database_size(current_database())) as size",
	);
	return `${counts.join(", ")}, ${rows[0]?.size}`;
}
