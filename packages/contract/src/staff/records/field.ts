import { z } from "zod";
import { recordNumber, text } from "../../fields.ts";
import { parseHours } from "../../opening-hours.ts";
import { emailRule, type FieldRule, phoneRule, required } from "../../rules.ts";
import { pictureChoice } from "../pictures.ts";

/**
 * A field of a record: what may be given, and what is kept. The two differ because what is kept goes out as it is,
 * also when it is older than a rule.
 */
export interface Field<Input extends z.ZodType = z.ZodType, Stored extends z.ZodType = z.ZodType> {
	input: Input;
	stored: Stored;
}

const anything: FieldRule = () => null;
const lineLength = 200;
const proseLength = 8000;

const words = (length: number, rule: FieldRule) => ({ input: text(length, rule), stored: z.string() });

/** A name, a title. */
export const line = words(lineLength, required);
/** The same where it may be missing, such as a translation. */
export const optionalLine = words(lineLength, anything);
/** Sentences, with empty lines between paragraphs. */
export const prose = words(proseLength, required);
export const optionalProse = words(proseLength, anything);
export const phone = words(40, phoneRule);
export const optionalPhone = words(40, (value) => (value.trim() === "" ? null : phoneRule(value)));
export const email = words(lineLength, emailRule);
/** `06:30 - 23:00`, or that it is closed. */
export const closedDay = "zatvoreno";
export const hours = words(40, (value) =>
	value === closedDay || parseHours(value) ? null : (required(value) ?? "invalid-value"),
);
/** A picture that the server keeps, with what it shows in words. */
export const photo = { input: pictureChoice, stored: pictureChoice.nullable() };

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
export const day = { input: z.iso.date({ error: "required-field" }), stored: z.string() };

export const oneOf = <const T extends readonly string[]>(values: T) => ({
	input: z.enum(values, { error: "required-field" }),
	stored: z.enum(values),
});

export const someOf = <const T extends readonly string[]>(values: T) => ({
	input: z.array(z.enum(values, { error: "invalid-value" }), { error: "required-field" }).max(values.length),
	stored: z.array(z.enum(values)),
});

const recordId = recordNumber("required-field");

/** Another record. */
export const reference = { input: recordId, stored: z.int() };

/** Any number of other records, each once. */
export const references = (least: 0 | 1 = 0) => ({
	input: z
		.array(recordId, { error: "required-field" })
		.min(least, "required-field")
		.max(500, "invalid-value")
		.refine((ids) => new Set(ids).size === ids.length, "invalid-value"),
	stored: z.array(z.int()),
});

/** Addresses of a gallery's pictures in their order. */
export const gallery = {
	input: z.array(text(300, required), { error: "required-field" }).max(200, "invalid-value"),
	stored: z.array(z.string()),
};

export type Fields = Record<string, Field>;
type Shape<F extends Fields, Side extends keyof Field> = { [K in keyof F]: F[K][Side] };

export function shapeOf<F extends Fields, Side extends keyof Field>(fields: F, side: Side): Shape<F, Side> {
	return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field[side]])) as Shape<F, Side>;
}

/** Things with fields of their own, in an order. */
export const listOf = <const F extends Fields>(fields: F) => ({
	input: z.array(z.object(shapeOf(fields, "input")), { error: "required-field" }).max(100, "invalid-value"),
	stored: z.array(z.object(shapeOf(fields, "stored"))),
});
