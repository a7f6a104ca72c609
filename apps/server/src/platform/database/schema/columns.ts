import { customType, integer, timestamp } from "drizzle-orm/pg-core";

/** An instant; the driver hands it over as a JavaScript Date. */
export const instant = <const N extends string>(name: N) =>
	timestamp(name, { withTimezone: true, precision: 3, mode: "date" });

/** Counts the edits of a record, so that the second of two editors notices the first. */
export const version = () => integer("version").notNull().default(1);

/** The words of a record as the database keeps them for searching. */
export const searchVector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** Bytes; one driver hands over a Buffer, the other a Uint8Array. */
export const bytes = customType<{ data: Buffer; driverData: Uint8Array }>({
	dataType: () => "bytea",
	fromDriver: (value) => Buffer.from(value.buffer, value.byteOffset, value.byteLength),
});
