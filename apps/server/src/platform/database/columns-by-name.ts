import { getTableColumns, type Table } from "drizzle-orm";

type Columns<T extends Table> = T["_"]["columns"];
type ColumnsByName<T extends Table> = {
	[K in keyof Columns<T> as Columns<T>[K]["_"]["name"]]: Columns<T>[K];
};

/** A table's columns by their names in the database, which are also those of the API's answers. */
export function columnsByName<T extends Table>(table: T): ColumnsByName<T> {
	const columns = Object.values(getTableColumns(table));
	return Object.fromEntries(columns.map((column) => [column.name, column])) as ColumnsByName<T>;
}
