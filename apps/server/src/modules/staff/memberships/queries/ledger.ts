import type { CalendarDate } from "@kvart/contract/time";
import { and, asc, desc, eq, gte, inArray, isNotNull, lt, or, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../../../../platform/database/database.ts";
import { gyms } from "../../../../platform/database/schema/clubs.ts";
import { users } from "../../../../platform/database/schema/members.ts";
import { ledger, memberships, orders, tillCounts } from "../../../../platform/database/schema/memberships.ts";

const staff = alias(users, "staff");
const nameOf = (table: typeof users | typeof staff) =>
	sql<string>`coalesce(trim(${table.firstName} || ' ' || ${table.lastName}), '')`;

const paras = sql<number>`${ledger.amount}::float8`;
const titles = {
	title: sql<string>`coalesce(${memberships.title}, ${orders.title})`,
	title_eng: sql<string>`coalesce(${memberships.titleEng}, ${orders.titleEng})`,
};

/** The history of a member's memberships and orders, the latest first. */
export function selectLedgerOf(db: Database, userId: number, limit: number) {
	return db
		.select({
			id: ledger.id,
			at: ledger.at,
			kind: ledger.kind,
			membership_id: ledger.membershipId,
			order_id: ledger.orderId,
			...titles,
			gym: gyms.name,
			amount_paras: sql<number | null>`${ledger.amount}::float8`,
			method: ledger.method,
			receipt: ledger.receipt,
			on_date: ledger.onDate,
			until_date: ledger.untilDate,
			days: ledger.days,
			reason: ledger.reason,
			actor: nameOf(staff),
			reversed: sql<boolean>`exists (select from ledger as later where later.reverses_id = ledger.id)`,
		})
		.from(ledger)
		.leftJoin(memberships, eq(memberships.id, ledger.membershipId))
		.leftJoin(orders, eq(orders.id, ledger.orderId))
		.leftJoin(gyms, eq(gyms.id, ledger.gymId))
		.leftJoin(staff, eq(staff.id, ledger.actorId))
		.where(or(eq(memberships.userId, userId), eq(orders.userId, userId)))
		.orderBy(desc(ledger.id))
		.limit(limit);
}

/** The member of a membership, and the clubs into which it lets: all if there are none. */
export async function selectOwner(db: Database, membershipId: number) {
	const { userId, gymIds, gymId } = memberships;
	const [row] = await db.select({ userId, gymIds, gymId }).from(memberships).where(eq(memberships.id, membershipId));
	return row;
}

interface TillDay {
	gymId: number;
	from: Date;
	until: Date;
}

/** Money that the desk of a club took or gave back, in its order. */
export function selectTillRows(db: Database, { gymId, from, until }: TillDay) {
	return db
		.select({
			id: ledger.id,
			at: ledger.at,
			kind: sql<"paid" | "refunded">`${ledger.kind}`,
			method: sql<"cash" | "card" | "transfer" | "other">`${ledger.method}`,
			amount_paras: sql<number>`case ${ledger.kind} when 'refunded' then -${paras} else ${paras} end`,
			receipt: ledger.receipt,
			...titles,
			member: nameOf(users),
			actor: nameOf(staff),
		})
		.from(ledger)
		.leftJoin(memberships, eq(memberships.id, ledger.membershipId))
		.leftJoin(orders, eq(orders.id, ledger.orderId))
		.leftJoin(users, eq(users.id, sql`coalesce(${memberships.userId}, ${orders.userId})`))
		.leftJoin(staff, eq(staff.id, ledger.actorId))
		.where(
			and(
				eq(ledger.gymId, gymId),
				isNotNull(ledger.method),
				inArray(ledger.kind, ["paid", "refunded"]),
				gte(ledger.at, from),
				lt(ledger.at, until),
			),
		)
		.orderBy(asc(ledger.at), asc(ledger.id));
}

/** The latest first. */
export function selectTillCounts(db: Database, gymId: number, day: CalendarDate) {
	return db
		.select({
			id: tillCounts.id,
			expected_paras: tillCounts.expected,
			counted_paras: tillCounts.counted,
			note: tillCounts.note,
			counted_by: nameOf(staff),
			counted_at: tillCounts.countedAt,
		})
		.from(tillCounts)
		.leftJoin(staff, eq(staff.id, tillCounts.countedBy))
		.where(and(eq(tillCounts.gymId, gymId), eq(tillCounts.day, day)))
		.orderBy(desc(tillCounts.id));
}

export async function insertTillCount(tx: Database, row: typeof tillCounts.$inferInsert): Promise<number> {
	const [inserted] = await tx.insert(tillCounts).values(row).returning({ id: tillCounts.id });
	return (inserted as { id: number }).id;
}

export async function selectClub(db: Database, id: number) {
	const [row] = await db.select({ id: gyms.id, name: gyms.name, slug: gyms.slug }).from(gyms).where(eq(gyms.id, id));
	return row;
}
