import type { PgColumn } from "drizzle-orm/pg-core";
import type { Database } from "../../../../platform/database/database.ts";
import type { VersionedTable } from "../../../../platform/office/change-record.ts";

/** Fields of a record by name, as the contract spells them. */
export type Values = Record<string, unknown>;
/** A row by the names of its columns in the code. */
export type Row = Record<string, unknown>;

export type RecordTable = VersionedTable & { id: PgColumn };

/** Something of a record that other tables keep. */
export interface Part {
	field: string;
	/** By the record's id; a record without any has `empty`. */
	read: (db: Database, ids: readonly number[]) => Promise<Map<number, unknown>>;
	empty: unknown;
	/** Only told, never written. */
	write?: (tx: Database, id: number, value: unknown) => Promise<void>;
}

/** Where records have a place among others, the columns that say so. */
export interface Places {
	position: PgColumn;
	/** Places are counted within this one, such as the topic of questions. */
	shelf?: { column: PgColumn; field: string };
}

/** How a kind of record is kept. */
export interface Kept {
	table: RecordTable;
	/** Fields that are columns of the table: `name_eng` is the column `nameEng`. */
	columns: readonly string[];
	/** In the order in which the site shows them. */
	orderBy: readonly PgColumn[];
	places?: Places;
	parts?: readonly Part[];
	/** Records with it are kept for the past alone. */
	archivedAt?: PgColumn;
	/** Where a column is not the field as it is. */
	toRecord?: (row: Row) => Values;
	toRow?: (fields: Values) => Row;
}
