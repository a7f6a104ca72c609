import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../../platform/database/database.ts";
import { formerAddresses, users } from "../../../platform/database/schema/members.ts";
import { auditLog } from "../../../platform/database/schema/office.ts";
import { passkeys } from "../../../platform/database/schema/second-factors.ts";
import type { SocialProvider } from "../social/account.ts";

const login = {
	id: users.id,
	email: users.email,
	firstName: users.firstName,
	language: users.language,
	role: users.role,
	passwordHash: users.passwordHash,
	googleId: users.googleId,
	facebookId: users.facebookId,
	emailVerifiedAt: users.emailVerifiedAt,
	blockedAt: users.blockedAt,
};

export async function selectLogin(db: Database, email: string) {
	const [row] = await db
		.select(login)
		.from(users)
		.where(eq(sql`lower(${users.email})`, email));
	return row;
}

export type LoginRow = NonNullable<Awaited<ReturnType<typeof selectLogin>>>;

const socialColumn = { google: users.googleId, facebook: users.facebookId } as const;

export async function selectSocialLogin(
	db: Database,
	provider: SocialProvider,
	id: string,
): Promise<LoginRow | undefined> {
	const [row] = await db.select(login).from(users).where(eq(socialColumn[provider], id));
	return row;
}

/** Locks the account for a new session; false if what opens it has changed since it was read. */
export async function lockUnchanged(
	tx: Database,
	{ id, passwordHash, googleId, facebookId }: LoginRow,
): Promise<boolean> {
	const [row] = await tx.select(login).from(users).where(eq(users.id, id)).for("share");
	const same = row?.passwordHash === passwordHash && row.googleId === googleId && row.facebookId === facebookId;
	return same && row.emailVerifiedAt !== null && row.blockedAt === null;
}

export async function selectUser(db: Database, id: number) {
	const [row] = await db.select().from(users).where(eq(users.id, id));
	return row;
}

export async function lockUser(tx: Database, id: number) {
	const [row] = await tx.select().from(users).where(eq(users.id, id)).for("update");
	return row;
}

export type UserRow = typeof users.$inferSelect;
export type NewUser = typeof users.$inferInsert;

export async function insertUser(db: Database, row: NewUser): Promise<number> {
	const [user] = await db.insert(users).values(row).returning({ id: users.id });
	return user?.id as number;
}

export async function updateUser(db: Database, id: number, change: Partial<NewUser>): Promise<void> {
	await db
		.update(users)
		.set({ ...change, version: sql`${users.version} + 1` })
		.where(eq(users.id, id));
}

/** Call it before the account gets another address. */
export async function keepFormerAddress(tx: Database, id: number, now: Date): Promise<void> {
	const [row] = await tx
		.select({ email: sql<string>`lower(${users.email})` })
		.from(users)
		.where(eq(users.id, id));
	if (!row) return;
	await tx
		.insert(formerAddresses)
		.values({ userId: id, email: row.email, until: now })
		.onConflictDoUpdate({ target: [formerAddresses.userId, formerAddresses.email], set: { until: now } });
}

/** Keeps the date of the first confirmation. */
export async function confirmEmail(db: Database, id: number, now: Date): Promise<void> {
	await db
		.update(users)
		.set({ emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${now.toISOString()}::timestamptz)` })
		.where(eq(users.id, id));
}

type MemberAction =
	| "member.registered"
	| "member.confirmed"
	| "member.changed"
	| "member.password_changed"
	| "member.password_reset"
	| "member.logged_out_everywhere"
	| "member.session_ended"
	| "member.provider_linked"
	| "member.provider_unlinked"
	| "member.email_change_requested"
	| "member.email_change_stopped"
	| "member.email_changed"
	| "member.erased";

/** Without personal data, because the audit log outlives the account. */
export async function auditMember(
	db: Database,
	at: Date,
	userId: number,
	action: MemberAction,
	after: Record<string, string[]> | null = null,
): Promise<void> {
	await db.insert(auditLog).values({ at, actorId: userId, action, entity: "member", entityId: String(userId), after });
}

/**
 * Without an account, too: if only one of the two cases wrote a row, the time of the answer would reveal which it is. No
 * address is written, because the audit log outlives the account.
 */
export async function auditFailedLogin(db: Database, at: Date, userId: number | undefined): Promise<void> {
	const entityId = userId === undefined ? "unknown" : String(userId);
	await db.insert(auditLog).values({ at, actorId: null, action: "member.login_failed", entity: "member", entityId });
}

export async function hasPasskey(db: Database, userId: number): Promise<boolean> {
	const [found] = await db.select({ id: passkeys.id }).from(passkeys).where(eq(passkeys.userId, userId)).limit(1);
	return found !== undefined;
}

/** Members log in with them. For staff they are a second factor, which a mailbox must not be able to remove. */
export async function deleteMemberPasskeys(db: Database, userId: number): Promise<void> {
	const isMember = sql`exists (select from ${users} where ${users.id} = ${userId} and ${users.role} = 'member')`;
	await db.delete(passkeys).where(and(eq(passkeys.userId, userId), isMember));
}
