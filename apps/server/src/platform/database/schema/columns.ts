import { getTableColumns, type Table } from "drizzle-orm";
import { bigint, customType, integer, timestamp } from "drizzle-orm/pg-core";

export const id = () => integer("id").primaryKey().generatedByDefaultAsIdentity();

/** For tables that grow with use. JavaScript numbers are exact up to 2^53. */
export const bigId = () => bigint("id", { mode: "number" }).primaryKey().generatedByDefaultAsIdentity();

export const instant = <const N extends string>(name: N) =>
	timestamp(name, { withTimezone: true, precision: 3, mode: "date" });

/** Counts the changes of a record, to detect a change meanwhile. */
export const version = () => integer("version").notNull().default(1);

export const searchVector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** One driver returns a Buffer, the other a Uint8Array. */
export const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
	dataType: () => "bytea",
	fromDriver: (value) => Buffer.from(value.buffer, value.byteOffset, value.byteLength),
});

type Columns<T extends Table> = T["_"]["columns"];
type ColumnsByName<T extends Table> = {
	[K in keyof Columns<T> as Columns<T>[K]["_"]["name"]]: Columns<T>[K];
};

/** A table's columns by their names in the database, which are also those of the API's answers. */
export function columnsByName<T extends Table>(table: T): ColumnsByName<T> {
	const columns = Object.values(getTableColumns(table));
	return Object.fromEntries(columns.map((column) => [column.name, column])) as ColumnsByName<T>;
}
