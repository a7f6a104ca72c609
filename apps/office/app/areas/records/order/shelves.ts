import type { AnyRecord } from "../kind.ts";

/** The ids of records in their order, by the shelf on which they stand. */
export type Shelves = Record<string, number[]>;

/** Without shelves all of them stand on one. */
export function shelvesOf(
	records: readonly AnyRecord[],
	shelfOf: (record: AnyRecord) => string = () => "all",
): Shelves {
	const groups = Map.groupBy(records, (record) => `shelf ${shelfOf(record)}`);
	return Object.fromEntries([...groups].map(([shelf, own]) => [shelf, own.map(({ id }) => id)]));
}
