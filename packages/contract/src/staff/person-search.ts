import { digitsOf } from "../phone.ts";
import { bestMatch, searchForm, searchTerms } from "../text-search.ts";

interface Person {
	first_name: string;
	last_name: string;
	phone: string;
	card_id: string | null;
}

/** Fewer digits match nearly every number. */
const fewestDigits = 3;

export interface PersonQuery {
	/** Words of the name in search form. */
	terms: string[];
	/** Digits without country code and trunk zero; null if the text is not a number. */
	phone: string | null;
	card: string;
}

/** `064 123` and `+381 64 123` are the same phone. */
function phoneTail(digits: string): string {
	return digits
		.replace(/^00/, "")
		.replace(/^381(?=\d)/, "")
		.replace(/^0/, "");
}

export function parsePersonQuery(text: string): PersonQuery {
	const digits = digitsOf(text);
	const isNumber = digits.length >= fewestDigits && /^[+\d\s()/.-]+$/.test(text.trim());
	return { terms: searchTerms(text), phone: isNumber ? phoneTail(digits) : null, card: text.trim().toLowerCase() };
}

/** By every word of the name, by phone or by card. */
export function matchesPerson({ first_name, last_name, phone, card_id }: Person, text: string): boolean {
	const query = parsePersonQuery(text);
	if (card_id?.toLowerCase() === query.card) return true;
	if (query.phone !== null) return digitsOf(phone).includes(query.phone);
	const form = searchForm(`${first_name} ${last_name}`);
	return query.terms.every((term) => bestMatch(form, term) !== null);
}
