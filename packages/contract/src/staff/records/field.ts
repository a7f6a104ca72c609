import { z } from "zod";
import { dateField, recordNumber, requiredDate, text } from "../../fields.ts";
import { parseHours } from "../../opening-hours.ts";
import { emailRule, type FieldRule, phoneRule, required } from "../../rules.ts";
import { pictureChoice } from "../pictures.ts";

/** `stored` is looser than `input`, because a stored value may be older than a rule. */
export interface Field<Input extends z.ZodType = z.ZodType, Stored extends z.ZodType = z.ZodType> {
	input: Input;
	stored: Stored;
}

const anything: FieldRule = () => null;
const lineLength = 200;
const proseLength = 8000;

const textField = (length: number, rule: FieldRule) => ({ input: text(length, rule), stored: z.string() });

export const line = textField(lineLength, required);
export const optionalLine = textField(lineLength, anything);
/** Paragraphs separated by empty lines. */
export const prose = textField(proseLength, required);
export const optionalProse = textField(proseLength, anything);
export const phone = textField(40, phoneRule);
export const optionalPhone = textField(40, (value) => (value.trim() === "" ? null : phoneRule(value)));
export const email = textField(lineLength, emailRule);
export const optionalEmail = textField(lineLength, (value) => (value.trim() === "" ? null : emailRule(value)));
export const closedDay = "zatvoreno";
/** `06:30 - 23:00` or `closedDay`. */
export const hours = textField(40, (value) =>
	value === closedDay || parseHours(value) ? null : (required(value) ?? "invalid-value"),
);
export const photo = { input: pictureChoice, stored: pictureChoice.nullable() };
export const optionalPhoto = { input: pictureChoice.nullable(), stored: pictureChoice.nullable() };

/** The last part of a page's address. */
export const slug = textField(60, (value) =>
	/^[a-z0-9]+(-[a-z0-9]+)*$/.test(value.trim()) ? null : (required(value) ?? "invalid-value"),
);

export const whole = (least: number, most: number) => ({
	input: z.int({ error: "required-field" }).min(least, "invalid-value").max(most, "invalid-value"),
	stored: z.int(),
});

export const decimal = (least: number, most: number) => ({
	input: z.number({ error: "required-field" }).min(least, "invalid-value").max(most, "invalid-value"),
	stored: z.number(),
});

/** Dinars. */
export const price = whole(0, 10_000_000);

export const flag = { input: z.boolean({ error: "required-field" }), stored: z.boolean() };
export const day = { input: requiredDate, stored: z.string() };
export const optionalDay = { input: dateField.nullable(), stored: z.string().nullable() };

export const oneOf = <const T extends readonly string[]>(values: T) => ({
	input: z.enum(values, { error: "required-field" }),
	stored: z.enum(values),
});

export const someOf = <const T extends readonly string[]>(values: T) => ({
	input: z.array(z.enum(values, { error: "invalid-value" }), { error: "required-field" }).max(values.length),
	stored: z.array(z.enum(values)),
});

const recordId = recordNumber("required-field");

/** The id of another record. */
export const reference = { input: recordId, stored: z.int() };

/** Ids of other records, each once. */
export const references = (least: 0 | 1 = 0) => ({
	input: z
		.array(recordId, { error: "required-field" })
		.min(least, "required-field")
		.max(500, "invalid-value")
		.refine((ids) => new Set(ids).size === ids.length, "invalid-value"),
	stored: z.array(z.int()),
});

/** Picture addresses in order. */
export const gallery = {
	input: z.array(text(300, required), { error: "required-field" }).max(200, "invalid-value"),
	stored: z.array(z.string()),
};

/** The id of an item in a list; missing for a new one. */
export const itemId = { input: recordNumber("invalid-value").optional(), stored: z.int().optional() };

export type Fields = Record<string, Field>;
type Shape<F extends Fields, Side extends keyof Field> = { [K in keyof F]: F[K][Side] };

export function shapeOf<F extends Fields, Side extends keyof Field>(fields: F, side: Side): Shape<F, Side> {
	return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field[side]])) as Shape<F, Side>;
}

/** An ordered list of objects with fields of their own. */
export const listOf = <const F extends Fields>(fields: F) => ({
	input: z.array(z.object(shapeOf(fields, "input")), { error: "required-field" }).max(100, "invalid-value"),
	stored: z.array(z.object(shapeOf(fields, "stored"))),
});
