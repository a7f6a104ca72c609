import { createHash } from "node:crypto";
import type { Endpoint } from "@kvart/contract/endpoint";
import type { EveryCallName } from "@kvart/contract/every-call";
import { proofMinutes } from "@kvart/contract/proof";
import { needsOf } from "@kvart/contract/session-needs";
import { type AccountRole, hasRight } from "@kvart/contract/staff/rights";
import { type SecondFactorState, staffSessionHours } from "@kvart/contract/staff/session";
import { staffIdleMinutes } from "@kvart/contract/staff/session-rules";
import { sql } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import type { Env } from "../env.ts";
import type { Clock } from "./clock.ts";
import { batched } from "./database/batched.ts";
import type { Database } from "./database/database.ts";
import { statement } from "./database/statement.ts";
import { requireWholeChain } from "./office/scope.ts";
import { Refusal } from "./problem.ts";

export interface Member {
	kind: "member";
	userId: number;
	role: AccountRole;
	sessionId: number;
	/** The clubs of a staff account; null for the whole chain, empty for members. */
	clubs: readonly number[] | null;
	/** The record of a coach. */
	coachId: number | null;
	secondFactor: SecondFactorState;
	/** The office was not used for a while. */
	locked: boolean;
	/** The owner has just proved who they are. */
	proved: boolean;
}

/** The caller. Only this file reads the session header. */
export type Actor = { kind: "visitor" } | Member;

export function memberOf(actor: Actor): Member {
	if (actor.kind === "member") return actor;
	throw new Error("The call requires a session but its contract does not.");
}

export const visitor: Actor = { kind: "visitor" };

/** Only digests are stored, so that a leaked database opens no session. */
export function sessionDigest(token: string): string {
	return createHash("sha256").update(token).digest("hex");
}

/** `session_id`, or `session-id` because some proxies drop names with underscores. */
export function sessionHeader(request: FastifyRequest): string | undefined {
	const value = request.headers["session_id"] ?? request.headers["session-id"];
	return typeof value === "string" && value !== "" ? value : undefined;
}

interface SessionRow extends Omit<Member, "kind"> {
	tokenHash: string;
	valid: boolean;
	/** The stored time of the last call is old enough to be written again. */
	stale: boolean;
}

const now = sql`${sql.placeholder("now")}::timestamptz`;
const staffHours = sql.raw(`interval '${staffSessionHours} hours'`);
const idleMinutes = sql.raw(`interval '${staffIdleMinutes} minutes'`);
const freshProof = sql.raw(`interval '${proofMinutes} minutes'`);
const lastCall = sql`coalesce(sessions.active_at, sessions.created_at)`;

export const selectSessions = statement<SessionRow>(
	"sessions_find",
	sql`
	select sessions.token_hash as "tokenHash", sessions.id as "sessionId", users.id as "userId", users.role,
		sessions.ended_at is null and users.blocked_at is null and sessions.expires_at > ${now}
			and (users.role = 'member' or sessions.created_at > ${now} - ${staffHours}) as valid,
		users.role <> 'member' and (sessions.locked_at is not null or ${lastCall} <= ${now} - ${idleMinutes}) as locked,
		coalesce(sessions.proved_at > ${now} - ${freshProof}, false) as proved,
		${lastCall} <= ${now} - interval '1 minute' as stale,
		case
			when users.role = 'member' then array[]::integer[]
			when users.role = 'coach' then array(select gym_id from trainer_gyms where trainer_id = users.trainer_id order by gym_id)
			when users.role <> 'admin' and not users.all_clubs
				then array(select gym_id from staff_gyms where user_id = users.id order by gym_id)
		end as clubs,
		users.trainer_id as "coachId",
		case
			when users.role = 'member' then 'off'
			when users.totp_cipher is null and (select true from passkeys where user_id = users.id limit 1) is null then 'off'
			when sessions.second_factor_at is null then 'needed'
			else 'confirmed'
		end as "secondFactor"
	from json_array_elements_text(${sql.placeholder("tokenHashes")}::json) as wanted (token_hash)
	-- "limit 1": the planner expects a hundred tokens and would otherwise read whole tables.
	cross join lateral (select * from sessions where sessions.token_hash = wanted.token_hash limit 1) as sessions
	cross join lateral (select * from users where users.id = sessions.user_id limit 1) as users`,
);

const findSession = batched<{ tokenHash: string; now: string }, SessionRow | undefined>({
	run: async (db, inputs) => {
		const tokenHashes = JSON.stringify(inputs.map(({ tokenHash }) => tokenHash));
		const rows = await selectSessions.run(db, { tokenHashes, now: inputs[0]?.now ?? "" });
		return inputs.map(({ tokenHash }) => rows.find((row) => row.tokenHash === tokenHash));
	},
});

const writeLastCall = statement(
	"session_active",
	sql`update sessions set active_at = ${now} where id = ${sql.placeholder("sessionId")}`,
);

type Found = { actor: Member; stale: boolean } | { refusal: "ERR_BAD_SESSION_ID" | "ERR_SESSION_NOT_VALID" };

interface SessionDeps {
	db: Database;
	clock: Clock;
	env: Pick<Env, "secondFactorRequired">;
}

async function findActor({ db, clock, env }: SessionDeps, token: string | undefined): Promise<Found> {
	if (!token) return { refusal: "ERR_BAD_SESSION_ID" };
	const row = await findSession(db, { tokenHash: sessionDigest(token), now: clock.now().toISOString() });
	if (!row) return { refusal: "ERR_BAD_SESSION_ID" };
	const { valid, stale, tokenHash: _, ...member } = row;
	if (member.role !== "member" && member.secondFactor === "off" && env.secondFactorRequired)
		member.secondFactor = "missing";
	return valid ? { actor: { kind: "member", ...member }, stale } : { refusal: "ERR_SESSION_NOT_VALID" };
}

export interface Requested {
	name: EveryCallName;
	rule: Pick<
		Endpoint,
		"access" | "right" | "scope" | "beforeSecondFactor" | "beforeSetup" | "whileLocked" | "needsProof"
	>;
	/** Not checked yet. */
	body?: unknown;
}

interface Allowed {
	beforeSecondFactor?: true | undefined;
	beforeSetup?: true | undefined;
	whileLocked?: true | undefined;
}

/** The lock and the second factor of staff, for every call. */
function checkStaff(actor: Member, { beforeSecondFactor, beforeSetup, whileLocked }: Allowed): void {
	if (actor.role === "member") return;
	if (actor.locked && !whileLocked) throw new Refusal("ERR_SESSION_LOCKED");
	if (actor.secondFactor === "needed" && !beforeSecondFactor) throw new Refusal("ERR_SECOND_FACTOR");
	if (actor.secondFactor === "missing" && !beforeSetup) throw new Refusal("ERR_SECOND_FACTOR");
}

/** Calls for an account, by the contract's table. */
function checkOwner(actor: Member, { name, body }: Requested): void {
	const needs = needsOf(name);
	if (!needs) throw new Refusal("ERR_BAD_ROLE");
	// Apps send null for untouched fields.
	const given = Object.entries(body ?? {}).flatMap(([field, value]) =>
		value === null || value === undefined ? [] : [field],
	);
	const need = needs.proofFor?.some((field) => given.includes(field)) ? "proof" : needs.need;
	if (need === "session") return;
	checkStaff(actor, { beforeSetup: needs.beforeSetup });
	if (need === "proof" && !actor.proved) throw new Refusal("ERR_PROOF_NEEDED");
}

function checkOffice(actor: Member, { rule }: Requested): void {
	// Calls without a right are denied.
	if (!rule.right || !hasRight(actor.role, rule.right)) throw new Refusal("ERR_BAD_ROLE");
	checkStaff(actor, rule);
	if (rule.scope === "chain") requireWholeChain(actor);
	if (rule.needsProof && !actor.proved) throw new Refusal("ERR_PROOF_NEEDED");
}

/** The only place that decides what a session may do. */
export async function authorize(request: FastifyRequest, requested: Requested, deps: SessionDeps): Promise<Actor> {
	const { access } = requested.rule;
	if (access === "visitor") return visitor;
	const found = await findActor(deps, sessionHeader(request));
	if (access === "anyone") return "actor" in found ? found.actor : visitor;
	if ("refusal" in found) throw new Refusal(found.refusal);
	const { actor, stale } = found;
	if (access === "member") {
		checkOwner(actor, requested);
		return actor;
	}
	checkOffice(actor, requested);
	if (stale && !actor.locked)
		await writeLastCall.run(deps.db, { sessionId: actor.sessionId, now: deps.clock.now().toISOString() });
	return actor;
}
