import { type SQL, sql } from "drizzle-orm";

const letters = "abcčćdđefghijklmnopqrsštuvwxyzž";
// One for each letter, in the order of ASCII. Names have no digits that they could be mistaken for.
const places = "0123456789ABCDEFGHIJKLMNOPQRSTU";

/** Sorts names as the Serbian alphabet does, with any locale of the database: Č and Ć after C, Đ after D, Š after S. */
export function nameOrder(name: SQL): SQL {
	// Translated first, because a database without a locale lowers only ASCII letters.
	const lower = sql`lower(translate(${name}, 'ČĆĐŠŽ', 'čćđšž'))`;
	return sql`translate(${lower}, '${sql.raw(letters)}', '${sql.raw(places)}') collate "C"`;
}
