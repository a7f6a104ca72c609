import { and, eq, ne, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { users } from "../database/schema/members.ts";

export const canLogIn = sql<boolean>`(email_verified_at is not null and blocked_at is null
	and num_nonnulls(password_hash, google_id, facebook_id) > 0)`;

// Any fixed number.
const administratorLock = 4_151_927;

/** The last administrator cannot be removed. Takes a lock, so that two administrators cannot remove each other. */
export async function isLastAdministrator(tx: Database, userId: number): Promise<boolean> {
	await tx.execute(sql`select pg_advisory_xact_lock(${administratorLock})`);
	const administrators = and(eq(users.role, "admin"), canLogIn);
	const others = await tx.$count(users, and(administrators, ne(users.id, userId)));
	return others === 0 && (await tx.$count(users, and(administrators, eq(users.id, userId)))) > 0;
}
