import { join } from "node:path";
import { type BuiltServer, startBuiltServer } from "../../bench/built-server.ts";
import { startDatabase, type TemporaryDatabase } from "../../bench/temporary-database.ts";
import { root } from "../../scripts/steps.mjs";
import { type Ask, asking } from "../site/asking.ts";
import { type MailServer, startMailServer } from "../site/mail-server.ts";
import { targetNow } from "./good-values.ts";
import { Caller } from "./http.ts";
import { type OpenApi, type Operation, operationsOf } from "./operations.ts";

/** Who calls. `desk` works for one club, `locked` has a second factor that this session has not shown. */
export const roles = ["visitor", "member", "desk", "staff", "admin", "locked"] as const;
export type Role = (typeof roles)[number];

const accounts: Record<Exclude<Role, "visitor">, { role: string; totp: string | null; club: number | null }> = {
	member: { role: "member", totp: null, club: null },
	desk: { role: "staff", totp: null, club: 1 },
	staff: { role: "staff", totp: null, club: null },
	admin: { role: "admin", totp: null, club: null },
	locked: { role: "admin", totp: "unreadable", club: null },
};

/** The site with somebody of every kind logged in. */
export interface Target {
	url: string;
	server: BuiltServer;
	mail: MailServer;
	caller: Caller;
	ask: Ask;
	databaseUrl: string;
	operations: Operation[];
	/** Headers of a role's session. */
	as: (role: Role) => Record<string, string>;
	/** Gives everybody their account and session back, whatever was done to them. */
	repair: () => Promise<void>;
	close(): Promise<void>;
}

const token = (role: Role) => `attack-session-of-${role}`;

/** In one statement: it runs hundreds of times. */
async function repairAccounts(ask: Ask): Promise<void> {
	const wanted = Object.entries(accounts).map(([name, account]) => ({ name, token: token(name as Role), ...account }));
	await ask(
		`with wanted as (
			select * from jsonb_to_recordset($1::jsonb) as wanted (name text, token text, role role, totp text, club integer)
		), kept as (
			insert into users (email, first_name, last_name, phone, phone_digits, role, totp_cipher, email_verified_at, terms_accepted_at)
			select 'attack-' || name || '@kvart.example', 'Napad', 'Probić', name, 'attack-' || name, role, totp, now(), now()
			from wanted
			on conflict (lower(email)) do update
			set role = excluded.role, totp_cipher = excluded.totp_cipher, blocked_at = null, erased_at = null
			returning id, email
		), open as (
			insert into sessions (token_hash, user_id, created_at, expires_at)
			select encode(sha256(convert_to(token, 'UTF8')), 'hex'), kept.id, now(), '2099-01-01'
			from wanted join kept on email = 'attack-' || name || '@kvart.example'
			on conflict (token_hash) do update set user_id = excluded.user_id, ended_at = null, second_factor_at = null
		), gone as (
			delete from staff_gyms using kept join wanted on email = 'attack-' || name || '@kvart.example'
			where user_id = kept.id and gym_id is distinct from club
		), clubs as (
			insert into staff_gyms (user_id, gym_id)
			select kept.id, club from wanted join kept on email = 'attack-' || name || '@kvart.example' where club is not null
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

/** Where the attacks take place: one database server, and a site of its own for each. */
export class Ground {
	#database: Promise<TemporaryDatabase> | undefined;

	async open(name: string, { env = {}, connections }: TargetSettings = {}): Promise<Target> {
		this.#database ??= this.#prepare();
		const database = await this.#database;
		const databaseUrl = await database.create(`kvart_${name.replaceAll("-", "_")}`, template);
		const mail = await startMailServer();
		const server = await startBuiltServer({
			...this.#settings(databaseUrl),
			SMTP_URL: mail.url,
			RATE_LIMIT: "off",
			...env,
		});
		const ask = asking(databaseUrl);
		const repair = () => repairAccounts(ask);
		await repair();
		const caller = new Caller(server.url, connections);
		const document = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as OpenApi;
		return {
			url: server.url,
			server,
			mail,
			caller,
			ask,
			databaseUrl,
			operations: operationsOf(document),
			as: (role) => (role === "visitor" ? {} : { session_id: token(role) }),
			repair,
			close: async () => {
				caller.close();
				await server.kill();
				await mail.stop();
			},
		};
	}

	async close(): Promise<void> {
		await (await this.#database)?.stop();
	}

	/** A Wednesday morning, so that there is something to book at whatever hour this runs. */
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
