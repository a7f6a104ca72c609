import { join } from "node:path";
import { type BuiltServer, startBuiltServer } from "../../bench/built-server.ts";
import { startDatabase, type TemporaryDatabase } from "../../bench/temporary-database.ts";
import { root } from "../../scripts/steps.mjs";
import { type RunSql, sqlRunner } from "../site/database.ts";
import { endAfterTrial } from "../site/leftovers.ts";
import { type MailServer, startMailServer } from "../site/mail-server.ts";
import { targetNow } from "./good-values.ts";
import { Caller } from "./http.ts";
import { type OpenApi, type Operation, operationsOf } from "./operations.ts";

/** `desk` has one club, `locked` has not entered its second factor. */
export type Role = "visitor" | "member" | "desk" | "staff" | "admin" | "locked";

const accounts: Record<Exclude<Role, "visitor">, { role: string; totp: string | null; club: number | null }> = {
	member: { role: "member", totp: null, club: null },
	desk: { role: "manager", totp: null, club: 1 },
	staff: { role: "manager", totp: null, club: null },
	admin: { role: "admin", totp: null, club: null },
	locked: { role: "admin", totp: "unreadable", club: null },
};

/** The site with a session for every role. */
export interface Target {
	url: string;
	server: BuiltServer;
	mail: MailServer;
	caller: Caller;
	runSql: RunSql;
	operations: Operation[];
	as: (role: Role) => Record<string, string>;
	/** Restores all accounts and sessions. */
	repair: () => Promise<void>;
	close(): Promise<void>;
}

const token = (role: Role) => `attack-session-of-${role}`;

/** One statement, because it runs hundreds of times. */
async function repairAccounts(runSql: RunSql): Promise<void> {
	const wanted = Object.entries(accounts).map(([name, account]) => ({ name, token: token(name as Role), ...account }));
	await runSql(
		`with wanted as (
			select * from jsonb_to_recordset($1::jsonb) as wanted (name text, token text, role role, totp text, club integer)
		), stored as (
			insert into users (email, first_name, last_name, phone, phone_digits, role, all_clubs, totp_cipher, email_verified_at, terms_accepted_at)
			select 'attack-' || name || '@kvart.example', 'Napad', 'Probić', name, 'attack-' || name, role, role = 'manager' and club is null, totp, now(), now()
			from wanted
			on conflict (lower(email)) do update
			set role = excluded.role, all_clubs = excluded.all_clubs, trainer_id = null, totp_cipher = excluded.totp_cipher, blocked_at = null, erased_at = null
			returning id, email
		), open as (
			insert into sessions (token_hash, user_id, created_at, expires_at)
			select encode(sha256(convert_to(token, 'UTF8')), 'hex'), stored.id, '2098-01-01', '2099-01-01'
			from wanted join stored on email = 'attack-' || name || '@kvart.example'
			on conflict (token_hash) do update set user_id = excluded.user_id, ended_at = null, locked_at = null, second_factor_at = null
		), gone as (
			delete from staff_gyms using stored join wanted on email = 'attack-' || name || '@kvart.example'
			where user_id = stored.id and gym_id is distinct from club
		), clubs as (
			insert into staff_gyms (user_id, gym_id)
			select stored.id, club from wanted join stored on email = 'attack-' || name || '@kvart.example' where club is not null
			on conflict do nothing
		), reopened as (
			update settings set value = value || '{"maintenance": false}', version = version + 1
			where (value ->> 'maintenance')::boolean
		)
		select pg_notify('content_changed', '')`,
		[JSON.stringify(wanted)],
	);
}

const template = "kvart_attack";

interface TargetSettings {
	env?: Record<string, string>;
	connections?: number;
}

/** One database server, one site per attack. */
export class Ground {
	#database: Promise<TemporaryDatabase> | undefined;

	async open(name: string, { env = {}, connections }: TargetSettings = {}): Promise<Target> {
		this.#database ??= this.#prepare();
		const databaseUrl = await (await this.#database).create(`kvart_${name.replaceAll("-", "_")}`, template);
		const mail = await startMailServer();
		const server = await startBuiltServer({
			...this.#settings(databaseUrl),
			SMTP_URL: mail.url,
			RATE_LIMIT: "off",
			...env,
		});
		const runSql = sqlRunner(databaseUrl);
		const repair = () => repairAccounts(runSql);
		await repair();
		const caller = new Caller(server.url, connections);
		const close = async () => {
			caller.close();
			await server.kill();
			await mail.stop();
		};
		endAfterTrial(close);
		const document = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as OpenApi;
		return {
			url: server.url,
			server,
			mail,
			caller,
			runSql,
			operations: operationsOf(document),
			as: (role) => (role === "visitor" ? {} : { session_id: token(role) }),
			repair,
			close,
		};
	}

	async close(): Promise<void> {
		await (await this.#database)?.stop();
	}

	/** A Wednesday morning, so that there are bookable trainings at any time of day. */
	#settings(databaseUrl: string): Record<string, string> {
		return {
			DATABASE_URL: databaseUrl,
			CLOCK: targetNow,
			DEMO: "1",
			DATA_DIR: join(root, "node_modules/.cache/attack-data"),
			PUBLIC_URL: "https://kvart.example",
			DATA_KEY: "5eed".repeat(16),
		};
	}

	async #prepare(): Promise<TemporaryDatabase> {
		const database = await startDatabase();
		const url = await database.create(template);
		await (await startBuiltServer(this.#settings(url))).stop();
		return database;
	}
}
