import { Random } from "../../apps/server/test/random.ts";
import { fullValue } from "./good-values.ts";
import type { HttpResult } from "./http.ts";
import type { Operation, Schema } from "./operations.ts";
import type { Role, Target } from "./target.ts";

/** Accepted requests per call. */
export interface Stored {
	sent: number;
	taken: number;
	/** Calls that accepted no request. */
	refused: string[];
}

type Body = Record<string, unknown>;

function isText({ type, enum: choices, const: fixed, format, pattern }: Schema): boolean {
	return type === "string" && !choices && fixed === undefined && !format && !pattern;
}

/** The body's schema, flattened; takes the first of several shapes. */
function shapeOf({ body }: Operation): Schema {
	return body?.anyOf?.[0] ?? body ?? {};
}

/** Replaces every text, at any depth. */
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

/** The current record as input for a change, with its version. */
async function currentRecord(target: Target, path: string, shape: Schema): Promise<Body> {
	const { status, body } = await target.caller.send({ path, headers: target.as("admin") });
	if (status !== 200) return {};
	const record = JSON.parse(body.toString()) as Body;
	return Object.fromEntries(Object.entries(record).filter(([name]) => name in (shape.properties ?? {})));
}

function refusedFields(answer: HttpResult): string[] {
	if (answer.status !== 422) return [];
	const { errors = [] } = JSON.parse(answer.body.toString()) as { errors?: { field: string }[] };
	return errors.map(({ field }) => field.split(".")[0] ?? "");
}

function roleFor({ access }: Operation): Role {
	return access === "staff" ? "admin" : access === "visitor" ? "visitor" : "member";
}

/** Bookable trainings of the day; `$1` selects promotions. */
const openPeriods = `
	select periods.id from periods left join occurrences on period_id = periods.id
	where (promotion_id is not null) = $1 and day = 3 and time > 1200 and cancelled_from is null
		and coalesce(periods.training_date, '2026-11-18') = '2026-11-18' and periods.capacity - coalesce(taken, 0) > 3`;

/** Id of a suitable record. */
async function idFor({ runSql }: Target, { path }: Operation, random: Random): Promise<number> {
	const rows = /\/(period|roster)\//.test(path)
		? await runSql<{ id: number }>(openPeriods, [path.startsWith("/promotion")])
		: path.startsWith("/staff/enquiry/")
			? await runSql<{ id: number }>("select id from enquiries where email <> '' order by id limit 50")
			: [];
	return rows.length > 0 ? random.pick(rows).id : random.whole(1, 12);
}

/** Updates ids and version after a conflict. */
function newerNumbers({ status, body }: HttpResult, { properties = {} }: Schema): [string, unknown][] {
	if (status !== 409) return [];
	const { current } = JSON.parse(body.toString()) as { current?: Body };
	return Object.entries(current ?? {}).filter(([name, value]) => name in properties && typeof value === "number");
}

/** One request with the text in every field; rejected fields get valid values in a second attempt. */
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
			// Drops fields that are still rejected.
			if (wanted[field] === good[field]) delete wanted[field];
			else wanted[field] = good[field];
		}
	}
	return false;
}

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
