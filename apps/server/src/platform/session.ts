import { createHash } from "node:crypto";
import type { Access } from "@kvart/contract/endpoint";
import type { Role } from "@kvart/contract/members";
import { sql } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import type { Clock } from "./clock.ts";
import type { Database } from "./database/database.ts";
import { statement } from "./database/statement.ts";
import { Refusal } from "./problem.ts";

/** Who calls. Services decide by this alone; only this file reads the session header. */
export type Actor = { kind: "visitor" } | { kind: "member"; userId: number; role: Role; sessionId: number };

/** The caller of a call that needs a session. */
export function memberOf(actor: Actor): Extract<Actor, { kind: "member" }> {
	if (actor.kind === "member") return actor;
	throw new Error("The call was served without its session.");
}

export const visitor: Actor = { kind: "visitor" };

/** Sessions are stored by their digest: who reads the database cannot log in with what is there. */
export function sessionDigest(token: string): string {
	return createHash("sha256").update(token).digest("hex");
}

/** `session_id`, or `session-id` where a proxy drops names with underscores. */
export function sessionHeader(request: FastifyRequest): string | undefined {
	const value = request.headers["session_id"] ?? request.headers["session-id"];
	return typeof value === "string" && value !== "" ? value : undefined;
}

/** What a statement needs that looks at the session itself. */
export function sessionHash(request: FastifyRequest): string | undefined {
	const token = sessionHeader(request);
	return token && sessionDigest(token);
}

/** Runs with nearly every call of a member. */
const findSession = statement<{ sessionId: number; userId: number; role: Role; valid: boolean }>(
	"session_find",
	sql`
	select sessions.id as "sessionId", users.id as "userId", users.role,
		sessions.ended_at is null and users.blocked_at is null and sessions.expires_at > ${sql.placeholder("now")}::timestamptz as valid
	from sessions join users on users.id = sessions.user_id
	where sessions.token_hash = ${sql.placeholder("tokenHash")}`,
);

type Found = { actor: Actor } | { refusal: "ERR_BAD_SESSION_ID" | "ERR_SESSION_NOT_VALID" };

async function findActor(db: Database, clock: Clock, token: string | undefined): Promise<Found> {
	if (!token) return { refusal: "ERR_BAD_SESSION_ID" };
	const [row] = await findSession.run(db, { tokenHash: sessionDigest(token), now: clock.now().toISOString() });
	if (!row) return { refusal: "ERR_BAD_SESSION_ID" };
	if (!row.valid) return { refusal: "ERR_SESSION_NOT_VALID" };
	return { actor: { kind: "member", userId: row.userId, role: row.role, sessionId: row.sessionId } };
}

const roleRank: Record<Role, number> = { member: 0, staff: 1, admin: 2 };

/** The actor of a request, or the refusal that the call's access asks for. */
export async function authorize(
	request: FastifyRequest,
	access: Access,
	{ db, clock }: { db: Database; clock: Clock },
): Promise<Actor> {
	if (access === "visitor") return visitor;
	const found = await findActor(db, clock, sessionHeader(request));
	if (access === "anyone") return "actor" in found ? found.actor : visitor;
	if ("refusal" in found) throw new Refusal(found.refusal);
	const { actor } = found;
	if (actor.kind === "member" && roleRank[actor.role] >= roleRank[access]) return actor;
	throw new Refusal("ERR_BAD_ROLE");
}
