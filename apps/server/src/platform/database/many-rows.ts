import { getTableColumns, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database } from "./database.ts";

const rowsAtOnce = 2000;

/**
 * Inserts rows in their order, thousands at a time, as one JSON value each: a list of values takes ten times as long.
 * Columns that no row names get their default; the others have to be in every row, or are null.
 */
export async function insertMany<T extends PgTable>(
	tx: Database,
	table: T,
	rows: readonly T["$inferInsert"][],
): Promise<void> {
	const named = Object.entries(getTableColumns(table)).filter(([key]) =>
		rows.some((row) => (row as Record<string, unknown>)[key] !== undefined),
	);
	const names = sql.join(
		named.map(([, column]) => sql.identifier(column.name)),
		sql`, `,
	);
	for (let at = 0; at < rows.length; at += rowsAtOnce) {
		const part = rows.slice(at, at + rowsAtOnce) as Record<string, unknown>[];
		const list = part.map((row) => Object.fromEntries(named.map(([key, column]) => [column.name, row[key] ?? null])));
		await tx.execute(sql`
			insert into ${table} (${names})
			select ${names} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(list)}::jsonb)`);
	}
}

/** New ids, for rows that have to be known before they are inserted. */
export async function nextIds(
	tx: Database,
	table: "orders" | "memberships" | "ledger",
	count: number,
): Promise<number[]> {
	if (count === 0) return [];
	const { rows } = (await tx.execute(sql`
		select nextval(pg_get_serial_sequence(${table}, 'id'))::float8 as id from generate_series(1, ${count}::integer)`)) as {
		rows: { id: number }[];
	};
	return rows.map(({ id }) => id);
}

/** For `= any(…)` and `unnest`: one value, however many they are. */
export const integers = (ids: readonly number[]) => sql`${`{${ids.join(",")}}`}::integer[]`;
