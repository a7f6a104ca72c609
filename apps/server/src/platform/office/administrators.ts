import { and, eq, ne, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { users } from "../database/schema/members.ts";

/** An account that can come in: confirmed, with something to log in with, and not blocked. */
export const canLogIn = sql<boolean>`(email_verified_at is not null and blocked_at is null
	and num_nonnulls(password_hash, google_id, facebook_id) > 0)`;

// Any fixed number: whoever takes an administrator away waits for whoever else does.
const administratorLock = 4_151_927;

/**
 * Whether nobody but this account could administrate: then it has to stay, or nobody could ever make another one. Until
 * the transaction ends nobody else gets an answer, so that two cannot take each other away.
 */
export async function isLastAdministrator(tx: Database, userId: number): Promise<boolean> {
	await tx.execute(sql`select pg_advisory_xact_lock(${administratorLock})`);
	const administrators = and(eq(users.role, "admin"), canLogIn);
	const others = await tx.$count(users, and(administrators, ne(users.id, userId)));
	return others === 0 && (await tx.$count(users, and(administrators, eq(users.id, userId)))) > 0;
}
