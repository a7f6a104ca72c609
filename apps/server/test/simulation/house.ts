import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Method } from "@kvart/contract/calls";
import { wallTime } from "@kvart/contract/time";
import { inArray, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import type { Client, Pool } from "pg";
import { type App, buildApp } from "../../src/app.ts";
import { type Env, readEnv } from "../../src/env.ts";
import { mailing } from "../../src/mailing.ts";
import { deliverNext } from "../../src/modules/mail/delivery.ts";
import type { Clock } from "../../src/platform/clock.ts";
import { dataKeys } from "../../src/platform/data-keys.ts";
import type { Database } from "../../src/platform/database/database.ts";
import { sessions, users } from "../../src/platform/database/schema/members.ts";
import { settings } from "../../src/platform/database/schema/office.ts";
import { periods } from "../../src/platform/database/schema/schedule.ts";
import { statementLog } from "../../src/platform/database/touched.ts";
import type { Mailing } from "../../src/platform/mailing.ts";
import { sessionDigest } from "../../src/platform/session.ts";
import { switchesKey } from "../../src/platform/switches.ts";
import type { Random } from "../random.ts";
import type { Databases, Ground } from "./databases.ts";
import { FaultyPool } from "./faults.ts";
import type { Slot } from "./model.ts";
import { policy } from "./model-pauses.ts";
import type { ModelEntry } from "./model-statements.ts";

const key = "5eed".repeat(15);
const never = new Date("2101-01-01T00:00:00Z");
const firstMinute = 7 * 60;
const betweenMinutes = 35;
const renderedEvery = 20;
const coachesAtMost = 10;
/** Milliseconds by which the clock of a server is ahead or behind at most. People sleep while it could have another date. */
const ordinaryClock = 1500;
export const wrongClock = 3_600_000;

export interface Server {
	app: App;
	db: Database;
	faults: FaultyPool;
	clock: Clock;
}

export interface SimulatedMember {
	id: number;
	person: string;
	name: string;
	email: string;
	phone: string;
	/** Changes when a block has ended the session. */
	token: string;
}

export interface SentStatement {
	entries: ModelEntry[];
	file: string;
	type: string;
}

export interface Answer {
	/** The code of the contract; `unknown` if the server could not say. */
	code: string;
	body: Record<string, unknown>;
}

interface Sent {
	token: string;
	body?: object;
	file?: { type: string; text: string };
	key?: string;
}

interface Settings {
	databases: Databases;
	from: Date;
	members: number;
	classesADay: number;
	random: Random;
}

/** Two servers on one database, with clocks that the simulation moves. No sockets, no timers. */
export class House {
	readonly ground: Ground;
	readonly db: Database;
	readonly random: Random;
	now = 0;
	mailServerUp = true;
	/** How often each mail was handed over. */
	readonly sent = new Map<number, number>();
	readonly servers: Server[] = [];
	readonly slots = new Map<number, Slot>();
	readonly clubs: number[] = [];
	readonly coaches: number[] = [];
	readonly members: SimulatedMember[] = [];
	readonly erased = new Map<string, SimulatedMember>();
	readonly folder = mkdtempSync(join(tmpdir(), "kvart-simulation-"));
	readonly env: Env = readEnv({
		NODE_ENV: "test",
		RATE_LIMIT: "off",
		DATA_DIR: this.folder,
		PAYEE: "Kvart, Ulica 1, Beograd",
		PAYEE_ACCOUNT: "845-404849-87",
	});
	adminToken = "";
	/** The last bank statements. */
	statements: SentStatement[] = [];
	#people = 0;
	#rendered = 0;

	private constructor(ground: Ground, random: Random) {
		this.ground = ground;
		this.db = drizzle(ground.connection as unknown as Client);
		this.random = random;
	}

	static async open({ databases, from, members, classesADay, random }: Settings): Promise<House> {
		const house = new House(await databases.open(from), random);
		house.now = from.getTime();
		await house.#addSlots(classesADay);
		house.adminToken = (await house.addMember("admin")).token;
		for (let index = 0; index < members; index += 1) house.members.push(await house.addMember());
		const since = wallTime(from).date;
		const row = { key: switchesKey, value: { noShowPolicy: { ...policy, since } }, version: 1 };
		await house.db.insert(settings).values(row).onConflictDoUpdate({ target: settings.key, set: row });
		house.servers.push(await house.#start(0), await house.#start(1));
		return house;
	}

	async #addSlots(classesADay: number): Promise<void> {
		const rows = await this.rows<{ club: number; room: number }>(
			sql`select gym_id as club, min(id) as room from gym_rooms group by gym_id order by gym_id`,
		);
		this.clubs.push(...rows.map(({ club }) => club));
		const coaches = await this.rows<{ id: number }>(sql`select id from trainers order by id limit ${coachesAtMost}`);
		this.coaches.push(...coaches.map(({ id }) => id));
		for (let day = 1; day <= 7; day += 1)
			for (let index = 0; index < classesADay; index += 1) {
				const { club, room } = rows[(index * 5 + day) % rows.length] as { club: number; room: number };
				const minutes = firstMinute + index * betweenMinutes;
				const slot = { day, time: Math.floor(minutes / 60) * 100 + (minutes % 60), capacity: 1 + ((index + day) % 4) };
				const coach = this.coaches[(index + day) % this.coaches.length] as number;
				const values = { ...slot, gymRoomId: room, trainingId: 1, trainerId: coach, validFrom: "2026-01-01" };
				const [row] = await this.db.insert(periods).values(values).returning({ id: periods.id });
				if (row) this.slots.set(row.id, { id: row.id, club, coach, ...slot });
			}
	}

	async addMember(role: "member" | "admin" = "member"): Promise<SimulatedMember> {
		this.#people += 1;
		const [email, phone] = [`simulated-${this.#people}@kvart.example`, `+38160${5_000_000 + this.#people}`];
		const lastName = `Žarković${this.#people}`;
		const now = new Date(this.now);
		const values = { email, phone, phoneDigits: phone.slice(1), role, emailVerifiedAt: now, termsAcceptedAt: now };
		const [row] = await this.db
			.insert(users)
			.values({ ...values, firstName: "Mina", lastName, createdAt: now })
			.returning({ id: users.id });
		const id = row?.id ?? 0;
		return { id, person: `user:${id}`, name: `Mina ${lastName}`, email, phone, token: await this.logIn(id) };
	}

	/** Of an erased member by a new one. */
	async replace(member: SimulatedMember): Promise<void> {
		this.erased.set(member.person, member);
		this.members[this.members.indexOf(member)] = await this.addMember();
	}

	isErased = (person: string): boolean => this.erased.has(person);

	async membershipIds(userId: number): Promise<number[]> {
		const rows = await this.rows<{ id: number }>(sql`select id from memberships where user_id = ${userId} order by id`);
		return rows.map(({ id }) => id);
	}

	async versionsOf(slots: readonly number[]): Promise<Map<number, number>> {
		const rows = await this.db
			.select({ id: periods.id, version: periods.version })
			.from(periods)
			.where(inArray(periods.id, [...slots]));
		return new Map(rows.map(({ id, version }) => [id, version]));
	}

	async logIn(userId: number): Promise<string> {
		const token = `simulated-session-${userId}-${this.now}`;
		const proofs = { createdAt: never, provedAt: never, secondFactorAt: never };
		await this.db.insert(sessions).values({ tokenHash: sessionDigest(token), userId, expiresAt: never, ...proofs });
		return token;
	}

	async #start(index: 0 | 1): Promise<Server> {
		const faults = new FaultyPool(this.ground.connection, index);
		const db = drizzle(faults as unknown as Pool, { logger: statementLog }) as unknown as Database;
		const most = this.random.chance(0.3) ? wrongClock : ordinaryClock;
		const skew = this.random.whole(-most, most);
		const clock = { now: () => new Date(this.now + skew) };
		const media = join(import.meta.dirname, "../../../../media");
		const app = buildApp({
			db,
			clock,
			env: this.env,
			keys: dataKeys(key),
			appFile: "missing.apk",
			videoFolders: [join(media, "videos")],
			pictures: { masters: join(media, "masters"), cache: join(this.folder, "pictures") },
		});
		await app.api.deps.switches.refresh();
		return { app, db, faults, clock };
	}

	async restart(index: 0 | 1): Promise<void> {
		await this.servers[index]?.app.server.close();
		this.servers[index] = await this.#start(index);
	}

	server(index: 0 | 1): Server {
		return this.servers[index] as Server;
	}

	/** The effect of an interrupted request is unknown to its caller, like that of any server error. */
	async call(index: 0 | 1, method: Method, url: string, given: Sent) {
		const { token, body, file, key: requestKey } = given;
		const headers = {
			session_id: token,
			...(requestKey && { "idempotency-key": requestKey }),
			...(file && { "content-type": file.type }),
		};
		const { server } = this.server(index).app;
		const payload = file?.text ?? body;
		const response = await server.inject({ method, url, headers, ...(payload && { payload }) });
		const answer = response.body === "" ? {} : response.json<Record<string, unknown>>();
		const code = typeof answer["code"] === "string" ? answer["code"] : `${response.statusCode}`;
		return { code: response.statusCode >= 500 ? "unknown" : code, body: answer } satisfies Answer;
	}

	async rows<Row>(query: ReturnType<typeof sql>): Promise<Row[]> {
		return ((await this.db.execute(query)) as { rows: Row[] }).rows;
	}

	/** Sends what is due. */
	async deliver(index: 0 | 1): Promise<void> {
		const { db, clock } = this.server(index);
		const send = async ({ id }: { id: number }) => {
			if (!this.mailServerUp) throw new Error("the simulated mail server is down");
			this.sent.set(id, (this.sent.get(id) ?? 0) + 1);
		};
		const loadRenderer: Mailing["loadRenderer"] = async () => {
			const real = await mailing.loadRenderer();
			// Rendering takes longer than all the rest: most mails are only what they are about.
			return async (template, data, context) => {
				this.#rendered += 1;
				return this.#rendered % renderedEvery === 0
					? real(template, data, context)
					: { subject: template, html: "", text: "" };
			};
		};
		const { payee, LATE_CANCEL_MINUTES: lateCancelMinutes } = this.env;
		const log = { warn: () => undefined, error: () => undefined };
		const shared = {
			db,
			clock,
			keys: dataKeys(key),
			mailing: { ...mailing, loadRenderer },
			publicUrl: "https://kvart.example",
			replyAddress: undefined,
		};
		while (await deliverNext({ ...shared, payee, lateCancelMinutes, send, log, markPauseMilliseconds: 1 })) {}
	}

	async close(): Promise<void> {
		for (const { app } of this.servers) await app.server.close();
		await this.ground.close();
		rmSync(this.folder, { recursive: true, force: true });
	}
}
