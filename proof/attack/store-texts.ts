import { fullValue } from "./good-values.ts";
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

/** Trainings of the target's day that can still be booked; `$1` says whether those of promotions. */
const openPeriods = `
	select periods.id from periods left join occurrences on period_id = periods.id
	where (promotion_id is not null) = $1 and day = 3 and time > 1200 and cancelled_from is null
		and coalesce(periods.training_date, '2026-11-18') = '2026-11-18' and periods.capacity - coalesce(taken, 0) > 3`;

/** Of a record that fits what the call is about; where any does, one of the first. */
async function idFor({ ask }: Target, { path }: Operation, random: Random): Promise<number> {
	const rows = /\/(period|roster)\//.test(path)
		? await ask<{ id: number }>(openPeriods, [path.startsWith("/promotion")])
		: path.startsWith("/staff/enquiry/")
			? await ask<{ id: number }>("select id from enquiries where email <> '' order by id limit 50")
			: [];
	return rows.length > 0 ? random.pick(rows).id : random.whole(1, 12);
}

/** The record's numbers as they are now, its version among them, when they were the matter. */
function newerNumbers({ status, body }: Answered, { properties = {} }: Schema): [string, unknown][] {
	if (status !== 409) return [];
	const { current } = JSON.parse(body.toString()) as { current?: Body };
	return Object.entries(current ?? {}).filter(([name, value]) => name in properties && typeof value === "number");
}

/** One request with the text in every field; those that refuse it get what they want, and it is tried again. */
async function store(target: Target, operation: Operation, text: string, random: Random): Promise<boolean> {
	const shape = shapeOf(operation);
	const path = `/api${operation.path.replace(/\{\w+\}/g, String(await idFor(target, operation, random)))}`;
	const known = operation.method === "PATCH" ? await currentRecord(target, path, shape) : {};
	const good = { ...fullValue(shape, random), ...known };
	const wanted = fillTexts(shape, good, text) as Body;
	for (let tries = 0; tries < 5; tries += 1) {
		const answer = await target.caller.send({
			method: operation.method,
			path,
			headers: { ...target.as(roleFor(operation)), "content-type": "application/json" },
			body: JSON.stringify(wanted),
		});
		if (answer.status < 300) return true;
		const numbers = newerNumbers(answer, shape);
		Object.assign(wanted, Object.fromEntries(numbers));
		if (numbers.length > 0) continue;
		const fields = refusedFields(answer);
		if (fields.length === 0) return false;
		for (const field of fields) {
			// What is refused even so is left out.
			if (wanted[field] === good[field]) delete wanted[field];
			else wanted[field] = good[field];
		}
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
