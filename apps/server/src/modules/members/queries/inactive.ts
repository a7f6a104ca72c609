import { inArray, sql } from "drizzle-orm";
import type { Database } from "../../../platform/database/database.ts";
import { users } from "../../../platform/database/schema/members.ts";

const batch = 500;

/** The last log-in, booking, purchase or visit, also at the desk. */
const lastActivity = sql`greatest(
	coalesce(${users.lastLoginAt}, ${users.createdAt}),
	(select max(bookings.created_at) from bookings where bookings.user_id = ${users.id}),
	(select max(memberships.sold_at) from memberships where memberships.user_id = ${users.id}),
	${users.lastVisitOn}
)`;
// A block has to stay in force.
const isMember = sql`${users.role} = 'member' and ${users.erasedAt} is null and ${users.blockedAt} is null`;
const at = (instant: Date) => sql`${instant.toISOString()}::timestamptz`;

/** Members without activity since `before` who have not been warned since. */
export function selectUnwarned(db: Database, before: Date) {
	return db
		.select({ id: users.id, email: users.email, firstName: users.firstName, language: users.language })
		.from(users)
		.where(
			sql`${isMember} and ${lastActivity} < ${at(before)}
				and (${users.inactiveNoticeAt} is null or ${users.inactiveNoticeAt} < ${lastActivity})`,
		)
		.limit(batch)
		.for("update", { skipLocked: true });
}

export async function markWarned(db: Database, ids: number[], now: Date): Promise<void> {
	await db.update(users).set({ inactiveNoticeAt: now }).where(inArray(users.id, ids));
}

/** Members without activity since `before` who were warned before `warnedBefore`; only `id`, if given. */
export async function selectInactive(
	db: Database,
	{ before, warnedBefore, id }: { before: Date; warnedBefore: Date; id?: number },
): Promise<number[]> {
	const rows = await db
		.select({ id: users.id })
		.from(users)
		.where(
			sql`${isMember} and ${lastActivity} < ${at(before)}
				and ${users.inactiveNoticeAt} between ${lastActivity} and ${at(warnedBefore)}
				${id === undefined ? sql`` : sql`and ${users.id} = ${id}`}`,
		)
		.limit(batch);
	return rows.map((row) => row.id);
}
