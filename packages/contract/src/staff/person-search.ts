import { digitsOf } from "../phone.ts";
import { bestMatch, searchForm, searchTerms } from "../text-search.ts";

interface Person {
	first_name: string;
	last_name: string;
	phone: string;
	card_id: string | null;
}

/** So few digits are in nearly every number. */
const fewestDigits = 3;

/** What somebody at the desk typed to find a person. */
export interface PersonQuery {
	/** Words of a name, in the form in which texts are compared. */
	terms: string[];
	/** The digits of a phone without the country, null when it is no number. */
	phone: string | null;
	card: string;
}

/** `064 123` and `+381 64 123` ask for the same phone: what stands before the 64 depends on who wrote it down. */
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

/** Whether a person is meant: by every word of the name, by the phone or by the card. */
export function matchesPerson({ first_name, last_name, phone, card_id }: Person, text: string): boolean {
	const question = parsePersonQuery(text);
	if (card_id?.toLowerCase() === question.card) return true;
	if (question.phone !== null) return digitsOf(phone).includes(question.phone);
	const form = searchForm(`${first_name} ${last_name}`);
	return question.terms.every((term) => bestMatch(form, term) !== null);
}
