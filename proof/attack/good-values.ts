import { createHash } from "node:crypto";
import type { Random } from "../../apps/server/test/random.ts";
import type { Schema } from "./operations.ts";

/** An instant around the target's clock, and its date. */
export const targetNow = "2026-11-18T10:00:00+01:00";
const targetDate = "2026-11-18";

/** An existing one. */
const picture = "/media/events/event-non-stop-month.jpg";

const demoPassword = createHash("sha512").update("kvart123").digest("hex");

/** Valid values for fields whose rules are not in the OpenAPI document. */
const byName: [RegExp, (random: Random) => string][] = [
	[/e-?mail/, (random) => `osoba.${random.whole(1, 1e9)}@kvart.example`],
	[/phone/, (random) => `06${random.whole(1_000_000, 99_999_999)}`],
	[/password/, () => demoPassword],
	[/form_id/, (random) => `form-of-the-trial-${random.whole(1, 1e9)}`],
	[/^age$/, (random) => String(random.whole(15, 80))],
	[/jmbg/, () => ""],
	[/language/, (random) => random.pick(["sr", "en"])],
	[/url/, () => "https://film.kvart.example/snaga"],
	[/slug/, (random) => `klub-${random.whole(1, 1e6)}`],
	[/color/, () => "#ff5a1f"],
	[/code/, (random) => `K${random.whole(1000, 9999)}`],
];

const words = ["Ana", "Đorđević", "Šetnja", "trening", "Zemun", "snaga i mir"];

function goodText({ format, pattern, minLength = 0, maxLength = 200 }: Schema, name: string, random: Random): string {
	if (format === "date") return targetDate;
	if (format === "date-time") return targetNow;
	if (pattern?.startsWith("^[0-9a-f]{128}")) return demoPassword;
	if (pattern?.startsWith("^[1-9]")) return String(random.whole(1, 400));
	if (pattern?.includes("\\/media\\/")) return picture;
	const known = byName.find(([test]) => test.test(name));
	const text = known ? known[1](random) : random.pick(words);
	return text.padEnd(minLength, "x").slice(0, maxLength);
}

/** Ids and times of existing records. */
const usualNumbers: [RegExp, (random: Random) => number][] = [
	[/time|hour/, () => 1830],
	[/gym_id/, (random) => random.whole(1, 12)],
	[/group_id/, () => 1],
];

function goodNumber({ minimum, maximum, exclusiveMinimum }: Schema, name: string, random: Random): number {
	const smallest = minimum ?? (exclusiveMinimum === undefined ? 0 : exclusiveMinimum + 1);
	const usual = usualNumbers.find(([test]) => test.test(name))?.[1](random) ?? random.whole(1, 40);
	return Math.min(Math.max(usual, smallest), maximum ?? usual);
}

function goodObject({ properties = {}, required = [] }: Schema, random: Random): Record<string, unknown> {
	const given = Object.entries(properties).filter(([name]) => required.includes(name) || random.chance(0.5));
	return Object.fromEntries(given.map(([name, schema]) => [name, goodValue(schema, random, name)]));
}

/** A value that is probably valid. */
export function goodValue(schema: Schema, random: Random, name = ""): unknown {
	if (schema.const !== undefined) return schema.const;
	if (schema.enum) return random.pick(schema.enum);
	if (schema.anyOf) return goodValue(random.pick(schema.anyOf), random, name);
	switch (schema.type) {
		case "object":
			return goodObject(schema, random);
		case "array": {
			const most = Math.min(schema.maxItems ?? 3, 3);
			const count = random.whole(Math.min(schema.minItems ?? 0, most), most);
			return Array.from({ length: count }, () => goodValue(schema.items ?? {}, random, name));
		}
		case "integer":
		case "number":
			return goodNumber(schema, name, random);
		case "boolean":
			return random.chance(0.5);
		case "null":
			return null;
		case undefined:
		default:
			return goodText(schema, name, random);
	}
}

/** Includes optional fields; takes the first of several shapes. */
export function fullValue(schema: Schema, random: Random): Record<string, unknown> {
	const shape = schema.anyOf?.[0] ?? schema;
	return goodObject({ ...shape, required: Object.keys(shape.properties ?? {}) }, random);
}
