import { createHash } from "node:crypto";
import type { Access } from "@kvart/contract/endpoint";
import type { Role } from "@kvart/contract/members";
import { eq } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import type { Clock } from "./clock.ts";
import type { Database } from "./database/database.ts";
import { sessions, users } from "./database/schema/members.ts";
import { Refusal } from "./problem.ts";

/** Who calls. Services decide by this alone; only this file reads the session header. */
export type Actor = { kind: "visitor" } | { kind: "member"; userId: number; role: Role; sessionId: number };

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

type Found = { actor: Actor } | { refusal: "ERR_BAD_SESSION_ID" | "ERR_SESSION_NOT_VALID" };

async function findActor(db: Database, clock: Clock, token: string | undefined): Promise<Found> {
	if (!token) return { refusal: "ERR_BAD_SESSION_ID" };
	const [row] = await db
		.select({
			sessionId: sessions.id,
			expiresAt: sessions.expiresAt,
			endedAt: sessions.endedAt,
			userId: users.id,
			role: users.role,
			blockedAt: users.blockedAt,
		})
		.from(sessions)
		.innerJoin(users, eq(users.id, sessions.userId))
		.where(eq(sessions.tokenHash, sessionDigest(token)));
	if (!row) return { refusal: "ERR_BAD_SESSION_ID" };
	if (row.endedAt || row.blockedAt || row.expiresAt <= clock.now()) return { refusal: "ERR_SESSION_NOT_VALID" };
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
