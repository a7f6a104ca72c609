import { z } from "zod";
import {
	ageField,
	emailField,
	languageField,
	nameField,
	optional,
	optionalDigits,
	optionalNote,
	optionalPhone,
	optionalText,
	phoneField,
	proofField,
	withDefault,
} from "../fields.ts";
import { type EnquiryField, trapField } from "./field.ts";
import { parseHour } from "./hour.ts";
import { type EnquiryKind, enquiryFields, enquiryForm, enquiryKinds } from "./kinds.ts";

/**
 * Sent along with every form. All of it is optional: without it the enquiry is stored like any other and only marked
 * for staff.
 */
const delivery = {
	language: withDefault(languageField, "sr").describe("Language of the page, and of the receipt that is mailed"),
	form_id: optional(z.string({ error: "invalid-value" }).regex(/^[\w-]{16,100}$/, { error: "invalid-value" })).describe(
		"One for each form that is filled in: sent twice, it is one enquiry. The same as `Idempotency-Key`",
	),
	proof: proofField.describe("The solved challenge of `GET /form/challenge`, as Base64 of JSON"),
	[trapField]: optionalText.describe("Hidden from people: leave it empty"),
};

/** Every form has these; `kinds.test.ts` checks it. */
interface Contact {
	name: typeof nameField;
	phone_1: typeof phoneField;
	email: typeof emailField;
}

const noChoice = {
	error: ({ input }: { input?: unknown }) => (input === undefined || input === "" ? "required-field" : "invalid-value"),
};

/** An empty text counts as left out, because the site sends the whole form. */
function choiceSchema(values: string[], initial: string | undefined) {
	if (initial === undefined) return z.enum(values, noChoice);
	return withDefault(z.enum([...values, ""], noChoice), initial).transform((given) => given || initial);
}

const optionalHour = optional(
	z.string({ error: "invalid-value" }).refine((text) => text === "" || parseHour(text) !== null, {
		error: "invalid-value",
	}),
);

function fieldSchema({ input, required, source, choices, initial, description }: EnquiryField): z.ZodType {
	if (choices && !source)
		return choiceSchema(
			choices.map(({ value }) => value),
			initial,
		);
	const schema = {
		text: required ? nameField : optionalText,
		digits: optionalDigits,
		age: ageField,
		phone: required ? phoneField : optionalPhone,
		email: emailField,
		radio: required ? nameField : optionalText,
		select: required ? nameField : optionalText,
		hour: optionalHour,
		note: optionalNote,
		terms: z.literal(true, { error: "required-field" }),
	}[input];
	const filled = initial === undefined ? schema : schema.transform((given) => given || initial);
	return description ? filled.describe(description) : filled;
}

function formSchema(kind: EnquiryKind) {
	const id = enquiryForm(kind).call.replace("send", "");
	const fields = enquiryFields(kind).map(([name, field]) => [name, fieldSchema(field)]);
	return z.object({ ...(Object.fromEntries(fields) as Contact), ...delivery }).meta({ id });
}

/** The input of the call of each kind. */
export const enquirySchemas = Object.fromEntries(enquiryKinds.map((kind) => [kind, formSchema(kind)])) as Record<
	EnquiryKind,
	ReturnType<typeof formSchema>
>;

export type SentForm = z.output<ReturnType<typeof formSchema>>;

/** A puzzle that takes a browser a moment and makes mass sending expensive; `proof` is its solution. */
export const challenge = z
	.object({
		parameters: z.object({
			algorithm: z.string(),
			cost: z.int(),
			data: z.object({ issued_at: z.int() }),
			keyLength: z.int(),
			keyPrefix: z.string(),
			nonce: z.string(),
			salt: z.string(),
		}),
		signature: z.string(),
	})
	.meta({ id: "Challenge" });
export type Challenge = z.infer<typeof challenge>;
