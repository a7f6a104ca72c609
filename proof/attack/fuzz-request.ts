import { goodValue } from "./good-values.ts";
import type { Asked } from "./http.ts";
import type { Operation } from "./operations.ts";
import type { Random } from "./random.ts";
import type { Role } from "./target.ts";
import { spoiled, weirdBodies, weirdHeaders, weirdTexts, weirdValue } from "./weird-values.ts";

/** What HTTP itself cannot carry never arrives. */
const unsendable = /[^\t\x20-\x7e\x80-\xff]/g;

function weirdWord(random: Random): string {
	const text = random.pick(weirdTexts);
	return encodeURIComponent(text.isWellFormed() ? text : "x").slice(0, 1500) || "-";
}

/** A path with ids that there are, and sometimes with what no id looks like. */
function pathOf({ path }: Operation, random: Random): string {
	return path.replace(/\{\w+\}/g, () => (random.chance(0.75) ? String(random.whole(1, 60)) : weirdWord(random)));
}

function queryOf({ parameters }: Operation, random: Random): string {
	const parts: string[] = [];
	for (const { name, schema, in: place } of parameters) {
		if (place !== "query" || random.chance(0.25)) continue;
		const value = random.chance(0.6) ? encodeURIComponent(String(goodValue(schema, random, name))) : weirdWord(random);
		parts.push(`${name}=${value}`);
		if (random.chance(0.05)) parts.push(`${name}=${weirdWord(random)}`, `${name}[]=1`);
	}
	if (random.chance(0.05)) parts.push(`__proto__[role]=admin&${weirdWord(random)}`);
	return parts.length > 0 ? `?${parts.join("&")}` : "";
}

function jsonBody({ body }: Operation, random: Random): string {
	let value = goodValue(body ?? {}, random);
	if (random.chance(0.75)) for (let times = random.whole(1, 3); times > 0; times -= 1) value = spoiled(value, random);
	return JSON.stringify(value);
}

function bodyOf(operation: Operation, random: Random): { type: string; body: string | Buffer } | null {
	if (random.chance(0.12)) return random.pick(weirdBodies);
	if (operation.uploads.length > 0) {
		const bytes = Buffer.from(Array.from({ length: random.whole(0, 2000) }, () => random.whole(0, 255)));
		return { type: random.pick(operation.uploads), body: bytes };
	}
	if (operation.body) return { type: "application/json", body: jsonBody(operation, random) };
	return random.chance(0.1) ? { type: "application/json", body: JSON.stringify(weirdValue(random)) } : null;
}

/** Mostly somebody who may call, so that more than the door is tried. */
function roleFor({ access }: Operation, random: Random): Role {
	if (random.chance(0.15)) return random.pick(["visitor", "member", "desk", "staff", "admin", "locked"]);
	if (access === "staff") return random.pick(["staff", "admin", "desk"]);
	return access === "admin" ? "admin" : access === "visitor" ? "visitor" : "member";
}

/** One request to a call: nearly right, or not at all. */
export function fuzzRequest(operation: Operation, random: Random, as: (role: Role) => Record<string, string>): Asked {
	const given = bodyOf(operation, random);
	const headers = {
		...as(roleFor(operation, random)),
		...(given && { "content-type": given.type }),
		...(random.chance(0.2) && { "idempotency-key": `key-${random.whole(1, 50)}` }),
		...(random.chance(0.1) && random.pick(weirdHeaders)),
	};
	const sendable = Object.entries(headers).map(([name, value]) => [name, value.replace(unsendable, "")]);
	return {
		method: random.chance(0.01) ? random.pick(["PUT", "OPTIONS", "HEAD", "TRACE", "PATCH"]) : operation.method,
		path: `/api${pathOf(operation, random)}${queryOf(operation, random)}`,
		headers: Object.fromEntries(sendable) as Record<string, string>,
		...(given && { body: given.body }),
	};
}
