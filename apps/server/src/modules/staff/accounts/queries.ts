import type { AccountRole } from "@kvart/contract/staff/rights";
import { and, asc, desc, eq, inArray, isNull, ne, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../platform/database/database.ts";
import { gyms } from "../../../platform/database/schema/clubs.ts";
import { mailTokens, sessions, staffGyms, users } from "../../../platform/database/schema/members.ts";
import { trainers } from "../../../platform/database/schema/trainings.ts";
import { canLogIn } from "../../../platform/office/administrators.ts";

export const accountRecord = { table: users, key: users.id };

// With the table's name, because a bare `id` would be that of the subquery.
const account = (now: Date) => {
	const at = sql`${now.toISOString()}::timestamptz`;
	return {
		id: users.id,
		first_name: users.firstName,
		last_name: users.lastName,
		email: users.email,
		phone: users.phone,
		language: users.language,
		role: users.role,
		version: users.version,
		all_clubs: sql<boolean>`(role = 'admin' or all_clubs)`,
		gym_ids: sql<number[]>`array(select gym_id from staff_gyms where user_id = users.id
			union select gym_id from trainer_gyms where trainer_id = users.trainer_id order by gym_id)`,
		coach_id: users.trainerId,
		second_factor: sql<boolean>`(totp_cipher is not null or exists (select from passkeys where user_id = users.id))`,
		blocked: sql<boolean>`blocked_at is not null`,
		can_log_in: canLogIn,
		invited_until: sql<Date | null>`(select max(expires_at) from mail_tokens
			where user_id = users.id and purpose = 'invite' and used_at is null and expires_at > ${at})`.mapWith(
			mailTokens.expiresAt,
		),
		open_sessions: sql<number>`(select count(*)::integer from sessions
			where user_id = users.id and ended_at is null and expires_at > ${at})`,
		last_login_at: sql<Date | null>`(select max(created_at) from sessions where user_id = users.id)`.mapWith(
			sessions.createdAt,
		),
	};
};

function selectAccounts(db: Database, now: Date, condition: SQL | undefined) {
	return db
		.select(account(now))
		.from(users)
		.where(and(isNull(users.erasedAt), condition))
		.orderBy(desc(users.role), asc(users.lastName), asc(users.firstName), asc(users.id));
}

type AccountRow = Awaited<ReturnType<typeof selectAccounts>>[number];

export function selectStaff(db: Database, now: Date): Promise<AccountRow[]> {
	return selectAccounts(db, now, ne(users.role, "member"));
}

export async function selectAccount(db: Database, now: Date, id: number): Promise<AccountRow | undefined> {
	const [row] = await selectAccounts(db, now, eq(users.id, id));
	return row;
}

export async function lockByEmail(tx: Database, email: string) {
	const [row] = await tx
		.select({
			id: users.id,
			language: users.language,
			role: users.role,
			emailVerifiedAt: users.emailVerifiedAt,
			blockedAt: users.blockedAt,
			canLogIn,
		})
		.from(users)
		.where(eq(sql`lower(${users.email})`, email))
		.for("update");
	return row;
}

export async function insertAccount(db: Database, row: typeof users.$inferInsert): Promise<number> {
	const [user] = await db.insert(users).values(row).returning({ id: users.id });
	return user?.id as number;
}

export async function updateAccount(
	db: Database,
	id: number,
	change: Partial<typeof users.$inferInsert>,
): Promise<void> {
	await db.update(users).set(change).where(eq(users.id, id));
}

/** Gives an account a role that works for all clubs. */
export async function promote(db: Database, id: number, role: AccountRole): Promise<void> {
	await db
		.update(users)
		.set({ role, trainerId: null, version: sql`${users.version} + 1` })
		.where(eq(users.id, id));
}

export async function replaceClubs(db: Database, userId: number, gymIds: readonly number[]): Promise<void> {
	await db.delete(staffGyms).where(eq(staffGyms.userId, userId));
	if (gymIds.length > 0) await db.insert(staffGyms).values(gymIds.map((gymId) => ({ userId, gymId })));
}

export async function coachExists(db: Database, id: number): Promise<boolean> {
	return (await db.$count(trainers, and(eq(trainers.id, id), isNull(trainers.archivedAt)))) > 0;
}

export async function coachHasAccount(db: Database, coachId: number, except: number | null): Promise<boolean> {
	const others = except === null ? undefined : ne(users.id, except);
	return (await db.$count(users, and(eq(users.trainerId, coachId), others))) > 0;
}

export async function selectClubNames(db: Database, ids: readonly number[]): Promise<string[]> {
	const rows = await db
		.select({ name: gyms.name })
		.from(gyms)
		.where(inArray(gyms.id, [...ids]))
		.orderBy(asc(gyms.id));
	return rows.map(({ name }) => name);
}

export async function countClubs(db: Database, ids: readonly number[]): Promise<number> {
	return ids.length === 0 ? 0 : db.$count(gyms, inArray(gyms.id, [...ids]));
}
