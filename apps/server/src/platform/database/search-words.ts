import { digitsOf } from "@kvart/contract/phone";
import { searchTerms } from "@kvart/contract/text-search";
import { type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";

// Both cases, because a database without a locale lowers only ASCII letters.
const cyrillic = "абвгдђежзијклмнопрстћуфхцчшАБВГДЂЕЖЗИЈКЛМНОПРСТЋУФХЦЧШđĐ";
const latin = "abvgddezzijklmnoprstcufhccsabvgddezzijklmnoprstcufhccsdd";

/** The contract's `searchForm` in SQL: lower case, Latin, without diacritics. */
function formOf(text: SQL): SQL {
	const plain = sql`regexp_replace(normalize(${text}, NFKD), '[\\u0300-\\u036f]', '', 'g')`;
	const letters = sql`translate(${plain}, '${sql.raw(cyrillic)}', '${sql.raw(latin)}')`;
	const pairs = sql`regexp_replace(regexp_replace(regexp_replace(${letters}, '[љЉ]', 'lj', 'g'), '[њЊ]', 'nj', 'g'), '[џЏ]', 'dz', 'g')`;
	return sql`replace(lower(${pairs}), 'dj', 'd')`;
}

interface Searched {
	/** Columns, or expressions in the syntax of SQL. */
	texts: readonly string[];
	/** Digits of a phone, with or without the country's code. */
	phone: string;
}

/** The expression of a generated search column. Phones are added without prefix, too: 064 finds +381 64. */
export function searchWords({ texts, phone }: Searched): SQL {
	const text = sql.raw(texts.map((column) => `coalesce(${column}, '')`).join(" || ' ' || "));
	const words = sql`regexp_replace(${formOf(text)}, '[^a-z0-9]+', ' ', 'g')`;
	const digits = sql.raw(phone);
	return sql`to_tsvector('simple', ${words} || ' ' || ${digits} || ' ' || regexp_replace(${digits}, '^(00)?(381)?0*', ''))`;
}

const phoneShape = /^\s*\+?[\d\s()/.-]*\d[\d\s()/.-]*$/;

/** A query for `to_tsquery` in which every word matches as a prefix; null without words. */
export function searchQuery(typed: string): string | null {
	if (phoneShape.test(typed)) {
		const digits = digitsOf(typed);
		const bare = digits.replace(/^(00)?(381)?0*/, "");
		return [...new Set([digits, bare])].flatMap((form) => (form ? [`${form}:*`] : [])).join(" | ");
	}
	const terms = searchTerms(typed).flatMap((term) => term.match(/[a-z0-9]+/g) ?? []);
	return terms.length > 0 ? terms.map((term) => `${term}:*`).join(" & ") : null;
}

export function foundBy(words: PgColumn, typed: string | undefined): SQL | undefined {
	if (!typed) return undefined;
	const query = searchQuery(typed);
	return query === null ? sql`false` : sql`${words} @@ to_tsquery('simple', ${query})`;
}
