import type { KindName } from "@kvart/contract/staff/records/calls";
import { type RecordDraft, type RecordOf, recordKinds } from "@kvart/contract/staff/records/kinds";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "../../../../platform/database/database.ts";
import type { VersionedTable } from "../../../../platform/office/change-record.ts";

type RecordTable = VersionedTable & { id: PgColumn };

/** `nameEng` for `name_eng`, `phone2` for `phone_2`. */
type ColumnName<F extends string> = F extends `${infer A}_${infer B}` ? `${A}${Capitalize<ColumnName<B>>}` : F;

function columnName(field: string): string {
	return field.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

/** The fields that a column of the same name and type holds. */
type ColumnField<K extends KindName, R> = {
	[F in keyof RecordOf<K> & string]: ColumnName<F> extends keyof R
		? Same<R[ColumnName<F>], RecordOf<K>[F]> extends true
			? F
			: never
		: never;
}[keyof RecordOf<K> & string];

/** A field that is stored in another form, or in another table. `V` is its value, `R` a row, `D` all fields of a change. */
export interface Part<V, R, D> {
	/** In the order of the rows. */
	read: (db: Database, rows: readonly R[]) => readonly V[] | Promise<readonly V[]>;
	/** Columns of the record's row; missing for fields of other tables. */
	toRow?: (tx: Database, fields: D) => Partial<R> | Promise<Partial<R>>;
	/** After the row; missing for read-only fields. */
	write?: (tx: Database, id: number, fields: D, now: Date) => Promise<void>;
	/** Before the row is deleted; missing where the database does it. */
	remove?: (tx: Database, id: number) => Promise<void>;
}

type PartOf<K extends KindName, R, F extends keyof RecordOf<K>> = Part<RecordOf<K>[F], R, RecordDraft<K>>;

/** Every field that is not a column as it is, and those whose column depends on other fields. */
type Parts<K extends KindName, R> = {
	[F in Exclude<keyof RecordOf<K>, ColumnField<K, R>>]: PartOf<K, R, F>;
} & { [F in keyof RecordOf<K>]?: PartOf<K, R, F> };

interface Place<K extends KindName> {
	/** As the site shows them. */
	orderBy: readonly PgColumn[];
	/** The order of records, within a group such as the topic of questions if there is one. */
	order?: { position: PgColumn; group?: { column: PgColumn; field: keyof RecordDraft<K> } };
	/** Set for records that only past schedules use. */
	archivedAt?: PgColumn;
}

/** How a kind of record is stored. */
export interface RecordStore<K extends KindName> extends Place<K> {
	table: RecordTable;
	read: (db: Database, rows: readonly object[]) => Promise<RecordOf<K>[]>;
	toRow: (tx: Database, fields: RecordDraft<K>) => Promise<Record<string, unknown>>;
	/** For fields in other tables. */
	parts: readonly Pick<Part<unknown, never, RecordDraft<K>>, "write" | "remove">[];
}

export function recordStore<K extends KindName, T extends RecordTable>(
	kind: K,
	table: T,
	{ parts, ...place }: Place<K> & { parts: Parts<K, T["$inferSelect"]> },
): RecordStore<K> {
	type Row = T["$inferSelect"];
	const others = Object.entries<Part<unknown, Row, RecordDraft<K>>>(parts);
	const names = Object.keys(recordKinds[kind].record.shape).filter((field) => !(field in parts));
	const columns = names.map((field) => [field, columnName(field)] as const);
	return {
		...place,
		table,
		parts: others.map(([, part]) => part),
		read: async (db, found) => {
			const rows = found as readonly Row[];
			const records = rows.map((row) => Object.fromEntries(columns.map(([field, column]) => [field, row[column]])));
			// In sequence, because a transaction has one connection.
			for (const [field, part] of others) {
				const values = await part.read(db, rows);
				for (const [index, record] of records.entries()) record[field] = values[index];
			}
			return records as RecordOf<K>[];
		},
		toRow: async (tx, fields) => {
			const own = columns.filter(([field]) => field in recordKinds[kind].input.shape);
			const row = Object.fromEntries(own.map(([field, column]) => [column, fields[field as keyof RecordDraft<K>]]));
			for (const [, part] of others) Object.assign(row, await part.toRow?.(tx, fields));
			return row;
		},
	};
}
