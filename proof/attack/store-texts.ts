import { goodValue } from "./good-values.ts";
import type { Answered } from "./http.ts";
import type { Operation, Schema } from "./operations.ts";
import { Random } from "./random.ts";
import type { Role, Target } from "./target.ts";

/** How far each call's text fields took what was sent. */
export interface Stored {
	sent: number;
	taken: number;
	/** Calls with text fields none of whose requests was taken. */
	refused: string[];
}

type Body = Record<string, unknown>;

function isText({ type, enum: choices, const: fixed, format, pattern }: Schema): boolean {
	return type === "string" && !choices && fixed === undefined && !format && !pattern;
}

/** The body's schema with everything in one place: of several shapes the first. */
function shapeOf({ body }: Operation): Schema {
	return body?.anyOf?.[0] ?? body ?? {};
}

/** A copy in which every text says the same, however deep it is. */
function fillTexts(schema: Schema, value: unknown, text: string): unknown {
	const shape = schema.anyOf?.find(({ type }) => type !== "null") ?? schema;
	if (isText(shape)) return text.slice(0, shape.maxLength);
	if (Array.isArray(value)) return value.map((item: unknown) => fillTexts(shape.items ?? {}, item, text));
	if (typeof value !== "object" || value === null) return value;
	const parts = Object.entries(value).map(([name, part]) => [
		name,
		fillTexts(shape.properties?.[name] ?? {}, part, text),
	]);
	return Object.fromEntries(parts);
}

/** What a record is now, as far as the change takes it: changes name the version that they were made from. */
async function currentRecord(target: Target, path: string, shape: Schema): Promise<Body> {
	const { status, body } = await target.caller.send({ path, headers: target.as("admin") });
	if (status !== 200) return {};
	const record = JSON.parse(body.toString()) as Body;
	return Object.fromEntries(Object.entries(record).filter(([name]) => name in (shape.properties ?? {})));
}

function refusedFields(answer: Answered): string[] {
	if (answer.status !== 422) return [];
	const { errors = [] } = JSON.parse(answer.body.toString()) as { errors?: { field: string }[] };
	return errors.map(({ field }) => field.split(".")[0] ?? "");
}

function roleFor({ access }: Operation): Role {
	return access === "staff" || access === "admin" ? "admin" : access === "visitor" ? "visitor" : "member";
}

/** One request with the text in every field; those that refuse it get what they want, and it is tried again. */
async function store(target: Target, operation: Operation, text: string, random: Random): Promise<boolean> {
	const shape = shapeOf(operation);
	const path = `/api${operation.path.replace(/\{\w+\}/g, String(random.whole(1, 12)))}`;
	const known = operation.method === "PATCH" ? await currentRecord(target, path, shape) : {};
	const good = {
		...(goodValue({ ...shape, required: Object.keys(shape.properties ?? {}) }, random) as Body),
		...known,
	};
	const wanted = fillTexts(shape, good, text) as Body;
	for (let tries = 0; tries < 3; tries += 1) {
		const answer = await target.caller.send({
			method: operation.method,
			path,
			headers: { ...target.as(roleFor(operation)), "content-type": "application/json" },
			body: JSON.stringify(wanted),
		});
		if (answer.status < 300) return true;
		const fields = refusedFields(answer);
		if (fields.length === 0) return false;
		for (const field of fields) wanted[field] = good[field];
	}
	return false;
}

/** Sends each text through every text field of every call. */
export async function storeTexts(target: Target, texts: readonly string[]): Promise<Stored> {
	const random = new Random(1);
	const withText = target.operations.filter(
		({ body, method }) => method !== "DELETE" && JSON.stringify(body ?? {}).includes('"string"'),
	);
	const found: Stored = { sent: 0, taken: 0, refused: [] };
	for (const operation of withText) {
		let taken = 0;
		for (const text of texts) if (await store(target, operation, text, random)) taken += 1;
		found.sent += texts.length;
		found.taken += taken;
		if (taken === 0) found.refused.push(operation.name);
		await target.repair();
	}
	return found;
}
