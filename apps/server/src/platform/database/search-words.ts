import { digitsOf } from "@kvart/contract/rules";
import { searchTerms } from "@kvart/contract/text-search";
import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

// Both cases: a database without a locale lowers no letter beyond ASCII.
const cyrillic = "абвгдђежзијклмнопрстћуфхцчшАБВГДЂЕЖЗИЈКЛМНОПРСТЋУФХЦЧШđĐ";
const latin = "abvgddezzijklmnoprstcufhccsabvgddezzijklmnoprstcufhccsdd";

/** A text as `searchForm` of the contract has it: lower case, Latin, without diacritics. */
function formOf(text: SQL): SQL {
	const plain = sql`regexp_replace(normalize(${text}, NFKD), '[\\u0300-\\u036f]', '', 'g')`;
	const letters = sql`translate(${plain}, '${sql.raw(cyrillic)}', '${sql.raw(latin)}')`;
	const pairs = sql`regexp_replace(regexp_replace(regexp_replace(${letters}, '[љЉ]', 'lj', 'g'), '[њЊ]', 'nj', 'g'), '[џЏ]', 'dz', 'g')`;
	return sql`replace(lower(${pairs}), 'dj', 'd')`;
}

interface Searched {
	texts: readonly PgColumn[];
	/** Digits of a phone, with or without the country's code. */
	phone: PgColumn;
}

/**
 * The words by which people are found, for an index and for the query that uses it: both have to be written alike. A
 * phone is one word without its prefix, so that 064 and +381 64 are the same.
 */
export function searchWords({ texts, phone }: Searched): SQL {
	const text = sql.join(
		texts.map((column) => sql`coalesce(${column}, '')`),
		sql` || ' ' || `,
	);
	const words = sql`regexp_replace(${formOf(text)}, '[^a-z0-9]+', ' ', 'g')`;
	return sql`to_tsvector('simple', ${words} || ' ' || ${phone} || ' ' || regexp_replace(${phone}, '^(00)?(381)?0*', ''))`;
}

/** What is typed as a phone number is one word, however it is grouped. */
const phoneShape = /^\s*\+?[\d\s()/.-]*\d[\d\s()/.-]*$/;

/** The condition that every word somebody typed begins a word of the record; null when no word was typed. */
export function searchQuery(typed: string): string | null {
	if (phoneShape.test(typed)) {
		const digits = digitsOf(typed);
		const bare = digits.replace(/^(00)?(381)?0*/, "");
		return [...new Set([digits, bare])].flatMap((form) => (form ? [`${form}:*`] : [])).join(" | ");
	}
	const terms = searchTerms(typed).flatMap((term) => term.match(/[a-z0-9]+/g) ?? []);
	return terms.length > 0 ? terms.map((term) => `${term}:*`).join(" & ") : null;
}
