import type { Locale } from "../locale.ts";
import { ageRule, emailRule, type FieldRule, phoneRule, required } from "../rules.ts";

export type Texts = Readonly<Record<Locale, string>>;

export interface EnquiryChoice {
	/** Stored in Serbian, also from English pages. */
	value: string;
	label: Texts;
	/** In mails and the office, where the label does not fit. */
	short?: Texts;
}

/** One field of a form. Its input decides the control on the page, the validation and the keyboard. */
export interface EnquiryField {
	input: "text" | "digits" | "age" | "phone" | "email" | "radio" | "select" | "hour" | "note" | "terms";
	label: Texts;
	/** In mails and the office, where the label does not fit. */
	short?: Texts;
	required?: true;
	choices?: readonly EnquiryChoice[];
	/** Records that people choose from; `choices` are accepted as well. */
	source?: "trainings" | "clubs" | "plans";
	/** On the page only if its address names a value: what was chosen elsewhere. */
	carried?: true;
	/** Preselected on the page, and the API's default. */
	initial?: string;
	/** The empty entry of a select. */
	prompt?: Texts;
	autoComplete?: string;
	/** The choices of radio buttons. */
	columns?: 2 | 3;
	/** Radio buttons in two columns, the second from this choice on. */
	splitAt?: number;
	/** For the API's documentation. */
	description?: string;
}

/** A kind of enquiry: one file beside this one, listed in `kinds.ts`. */
export interface EnquiryForm<Call = `send${string}Form`> {
	/** Its name in `calls.ts`. */
	call: Call;
	/** For the API's documentation. */
	summary: string;
	/** In the office, the CSV file and the mail to the chain. */
	name: Texts;
	/** Subject of the mail to the person. */
	receipt: Texts;
	/** Heading beside the steps. */
	title?: Texts;
	/** A form with one step shows it without a heading. */
	steps: readonly {
		title?: Texts;
		intro?: { text: Texts; points: readonly Texts[]; close: Texts };
		fields: Readonly<Record<string, EnquiryField>>;
	}[];
}

const rules: Record<EnquiryField["input"], FieldRule> = {
	text: required,
	digits: required,
	age: ageRule,
	phone: phoneRule,
	email: emailRule,
	radio: required,
	select: required,
	hour: required,
	note: required,
	terms: required,
};

interface Ruled {
	input: EnquiryField["input"];
	required?: boolean | undefined;
}

export function ruleOf({ input, required: isRequired }: Ruled): FieldRule {
	return isRequired ? rules[input] : () => null;
}

/** A hidden field: only robots fill it in. */
export const trapField = "website";
