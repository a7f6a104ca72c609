import { Random } from "../../apps/server/test/random.ts";
import { all, none, type Trial } from "../trial.ts";
import { Findings } from "./findings.ts";
import { goodValue } from "./good-values.ts";
import { type Asked, inParallel } from "./http.ts";
import type { Operation } from "./operations.ts";
import { problemOf } from "./response-problems.ts";
import type { Ground, Role } from "./target.ts";
import { spoiled, weirdBodies, weirdHeaders, weirdTexts, weirdValue } from "./weird-values.ts";

/** Removes what HTTP cannot transport. */
const unsendable = /[^\t\x20-\x7e\x80-\xff]/g;

function weirdWord(random: Random): string {
	const text = random.pick(weirdTexts);
	return encodeURIComponent(text.isWellFormed() ? text : "x").slice(0, 1500) || "-";
}

/** A path with existing ids, sometimes with invalid ones. */
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

/** Mostly a role with access, so that more than the access check is tested. */
function roleFor({ access, endpoint }: Operation, random: Random): Role {
	if (random.chance(0.15)) return random.pick(["visitor", "member", "desk", "staff", "admin", "locked"]);
	if (access === "staff")
		return endpoint.right === "administration" ? "admin" : random.pick(["staff", "admin", "desk"]);
	return access === "visitor" ? "visitor" : "member";
}

/** A nearly valid or invalid request. */
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

/** The seed of the run. */
const seed = Number(process.env["FUZZ_SEED"] ?? 20_261_118);
const requests = Number(process.env["FUZZ_REQUESTS"] ?? 100_000);
const atOnce = 16;
const batch = 200;

function exampleOf({ method, path, headers = {}, body = "" }: Asked): string {
	const text = `${method} ${path} ${JSON.stringify(headers)} ${body.toString("latin1")}`;
	return `\`${text.slice(0, 400).replace(/[^\x20-\x7e]|[`|]/g, "?")}\``;
}

/** Fuzzes every call of the OpenAPI document. */
export function fuzz(ground: Ground): Trial {
	return {
		name: "fuzz",
		title: "Fuzzing every call",
		run: async (report) => {
			const target = await ground.open("fuzz", { connections: atOnce });
			const random = new Random(seed);
			const findings = new Findings();
			const statuses = new Map<number, number>();
			const tried = new Set<string>();
			let slowest = 0;
			for (let done = 0; done < requests; done += batch) {
				const numbers = Array.from({ length: Math.min(batch, requests - done) }, (_, at) => done + at);
				await inParallel(numbers, atOnce, async (number) => {
					const operation = target.operations[number % target.operations.length];
					if (!operation) throw new Error("The document has no calls.");
					const asked = fuzzRequest(operation, random, target.as);
					const answer = await target.caller.send(asked);
					const complaint = problemOf(answer);
					if (complaint) findings.add(`${operation.name}: ${complaint}`, exampleOf(asked));
					statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
					tried.add(operation.name);
					slowest = Math.max(slowest, answer.milliseconds);
				});
				// Undoes log-outs, blocks, role changes and maintenance.
				await target.repair();
				if ((done + batch) % 10_000 === 0) report(`${done + batch} requests, ${findings.kinds} kinds of findings`);
			}
			const alive = await target.caller.send({ path: "/api/ready" });
			await target.close();
			const spread = [...statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
			return {
				figures: { requests, findings: findings.kinds },
				checks: [
					all("calls that were tried", tried.size, target.operations.length),
					none("answers that no caller should get", findings.count),
					all("the server is ready afterwards", alive.status, 200),
				],
				notes: [`seed ${seed}; slowest answer ${Math.round(slowest)} ms; ${spread.join(", ")}`, ...findings.lines()],
			};
		},
	};
}
