import type { CalendarDate } from "@kvart/contract/time";
import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../../../platform/database/database.ts";
import { insertMany, integers } from "../../../platform/database/many-rows.ts";
import { users } from "../../../platform/database/schema/members.ts";
import { orders, statementRows, statements } from "../../../platform/database/schema/memberships.ts";

// An arbitrary number for the advisory lock.
const importLock = 38_053;

/** Until the transaction ends, no other statement is imported: the same entries may be in both files. */
export async function lockImports(tx: Database): Promise<void> {
	await tx.execute(sql`select pg_advisory_xact_lock(${importLock}::bigint)`);
}

export async function selectByDigest(db: Database, digest: string): Promise<number | undefined> {
	const [row] = await db.select({ id: statements.id }).from(statements).where(eq(statements.digest, digest));
	return row?.id;
}

/** The entries among these that were imported before. */
export async function selectKnownKeys(db: Database, keys: readonly string[]): Promise<Set<string>> {
	const given = sql`(select value from jsonb_array_elements_text(${JSON.stringify(keys)}::jsonb))`;
	const rows = await db
		.select({ key: statementRows.entryKey })
		.from(statementRows)
		.where(sql`${statementRows.entryKey} in ${given}`);
	return new Set(rows.map(({ key }) => key));
}

/** The orders among these that exist. */
export async function selectExisting(db: Database, orderIds: readonly number[]): Promise<Set<number>> {
	const rows = await db
		.select({ id: orders.id })
		.from(orders)
		.where(sql`${orders.id} = any(${integers(orderIds)})`);
	return new Set(rows.map(({ id }) => id));
}

export async function insertStatement(tx: Database, row: typeof statements.$inferInsert): Promise<number> {
	const [inserted] = await tx.insert(statements).values(row).returning({ id: statements.id });
	return (inserted as { id: number }).id;
}

export type NewStatementRow = typeof statementRows.$inferInsert;

export function insertRows(tx: Database, rows: readonly NewStatementRow[]): Promise<void> {
	return insertMany(tx, statementRows, rows);
}

const importer = alias(users, "importer");
const assigner = alias(users, "assigner");

const nameOf = (table: typeof users | typeof importer | typeof assigner) =>
	sql<string>`coalesce(${table.firstName} || ' ' || ${table.lastName}, '')`;

/** All statements, or one, the latest first. */
export function selectStatements(db: Database, id?: number) {
	return db
		.select({
			id: statements.id,
			file_name: statements.fileName,
			imported_at: statements.importedAt,
			imported_by: nameOf(importer),
		})
		.from(statements)
		.leftJoin(importer, eq(importer.id, statements.importedBy))
		.where(id === undefined ? undefined : eq(statements.id, id))
		.orderBy(desc(statements.id));
}

export function selectTotals(db: Database, ids: readonly number[]) {
	return db
		.select({
			statementId: statementRows.statementId,
			outcome: statementRows.outcome,
			rows: sql<number>`count(*)::integer`,
			paras: sql<number>`sum(${statementRows.amount})::float8`,
		})
		.from(statementRows)
		.where(inArray(statementRows.statementId, [...ids]))
		.groupBy(statementRows.statementId, statementRows.outcome)
		.orderBy(statementRows.outcome);
}

/** The rows of a statement, or one of them, in the order of the file. */
export async function selectRows(db: Database, by: { statementId: number } | { id: number }) {
	const rows = await db
		.select({
			row: statementRows,
			order: { id: orders.id, reference: orders.reference, title: orders.title, title_eng: orders.titleEng },
			memberId: users.id,
			memberName: nameOf(users),
			assignedBy: nameOf(assigner),
			begun: sql<boolean>`exists (select from memberships where memberships.order_id = ${statementRows.orderId})`,
		})
		.from(statementRows)
		.leftJoin(orders, eq(orders.id, statementRows.orderId))
		.leftJoin(users, eq(users.id, orders.userId))
		.leftJoin(assigner, eq(assigner.id, statementRows.assignedBy))
		.where("id" in by ? eq(statementRows.id, by.id) : eq(statementRows.statementId, by.statementId))
		.orderBy(statementRows.id);
	return rows.map(({ row, order, memberId, memberName, assignedBy, begun }) => ({
		id: row.id,
		booked_on: row.bookedOn,
		amount_paras: row.amount,
		reference: row.reference,
		payer: row.payer,
		purpose: row.purpose,
		outcome: row.outcome,
		difference_paras: row.difference,
		order,
		member: memberId === null ? null : { id: memberId, name: memberName },
		begun,
		assigned: row.assignedAt && { at: row.assignedAt, by: assignedBy },
	}));
}

/** Locks the row until the transaction ends. */
export async function lockRow(tx: Database, id: number) {
	const [row] = await tx.select().from(statementRows).where(eq(statementRows.id, id)).for("update");
	return row;
}

export async function updateRow(tx: Database, id: number, change: Partial<NewStatementRow>): Promise<void> {
	await tx.update(statementRows).set(change).where(eq(statementRows.id, id));
}

export interface OpenOrder {
	id: number;
	reference: string;
	title: string;
	title_eng: string;
	userId: number;
	name: string;
	missing: number;
	createdAt: Date;
}

const longestWait = 90;

/** Orders that are not paid yet, of the last months, the latest first. */
export function selectOpenOrders(db: Database, bookedOn: CalendarDate): Promise<OpenOrder[]> {
	const paid = sql`coalesce((
		select sum(case ledger.kind when 'paid' then ledger.amount when 'refunded' then -ledger.amount end)
		from ledger where ledger.order_id = ${orders.id} and ledger.membership_id is null), 0)`;
	return db
		.select({
			id: orders.id,
			reference: orders.reference,
			title: orders.title,
			title_eng: orders.titleEng,
			userId: users.id,
			name: nameOf(users),
			missing: sql<number>`(${orders.amount} - ${paid})::float8`,
			createdAt: orders.createdAt,
		})
		.from(orders)
		.innerJoin(users, eq(users.id, orders.userId))
		.where(
			and(
				sql`not exists (select from memberships where memberships.order_id = ${orders.id})`,
				sql`${orders.cancelledAt} is null`,
				sql`${orders.expiresOn} >= ${bookedOn}::date - ${longestWait}::integer`,
			),
		)
		.orderBy(desc(orders.id));
}
