import { digitsOf } from "@kvart/contract/phone";
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
	/** Names of columns. */
	texts: readonly string[];
	/** Digits of a phone, with or without the country's code. */
	phone: string;
}

/**
 * The words by which people are found, for the column that the database keeps of them. A phone is one word without its
 * prefix, so that 064 and +381 64 are the same.
 */
export function searchWords({ texts, phone }: Searched): SQL {
	const text = sql.raw(texts.map((column) => `coalesce(${column}, '')`).join(" || ' ' || "));
	const words = sql`regexp_replace(${formOf(text)}, '[^a-z0-9]+', ' ', 'g')`;
	const digits = sql.raw(phone);
	return sql`to_tsvector('simple', ${words} || ' ' || ${digits} || ' ' || regexp_replace(${digits}, '^(00)?(381)?0*', ''))`;
}

/** What is typed as a phone number is one word, however it is grouped. */
const phoneShape = /^\s*\+?[\d\s()/.-]*\d[\d\s()/.-]*$/;

/** What `to_tsquery` takes: every word that was typed begins a word of the record. Null when no word was typed. */
export function searchQuery(typed: string): string | null {
	if (phoneShape.test(typed)) {
		const digits = digitsOf(typed);
		const bare = digits.replace(/^(00)?(381)?0*/, "");
		return [...new Set([digits, bare])].flatMap((form) => (form ? [`${form}:*`] : [])).join(" | ");
	}
	const terms = searchTerms(typed).flatMap((term) => term.match(/[a-z0-9]+/g) ?? []);
	return terms.length > 0 ? terms.map((term) => `${term}:*`).join(" & ") : null;
}

/** The condition that a record is found by what was typed; without anything typed there is none. */
export function foundBy(words: PgColumn, typed: string | undefined): SQL | undefined {
	if (!typed) return undefined;
	const query = searchQuery(typed);
	return query === null ? sql`false` : sql`${words} @@ to_tsquery('simple', ${query})`;
}
