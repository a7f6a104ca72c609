import type { Limit } from "@kvart/contract/endpoint";
import { limits } from "@kvart/contract/limits";
import { all, type Check, none, type Trial } from "../trial.ts";
import { demoPassword } from "./good-values.ts";
import type { Asked } from "./http.ts";
import type { Ground, Target } from "./target.ts";

const json = { "content-type": "application/json" };
const post = (path: string, body: object): Asked => ({
	method: "POST",
	path,
	headers: json,
	body: JSON.stringify(body),
});

/** One call per limit, each time with another account, so that only the address counts. */
const calls: Record<Limit, (number: number) => Asked> = {
	default: () => ({ path: "/api/time" }),
	probe: () => ({ path: "/api/health" }),
	guest: () => post("/api/period/1/booking/guest", {}),
	enquiry: () => post("/api/form/price", {}),
	mail: (number) => post("/api/user/forgot-password", { email: `nobody-${number}@kvart.example`, language: "sr" }),
	login: (number) => post("/api/user/login", { email: `nobody-${number}@kvart.example`, password: demoPassword }),
};

/** Headers that could spoof the address. */
function disguise(number: number): Record<string, string> {
	const address = `203.0.113.${number % 250}`;
	return {
		"x-forwarded-for": address,
		"x-real-ip": address,
		forwarded: `for=${address}`,
		"x-client-ip": address,
		"true-client-ip": address,
	};
}

/** Calls until rejected; returns the number of accepted calls and the response. */
async function untilStopped({ caller }: Target, from: string, most: number, call: (number: number) => Asked) {
	for (let number = 0; number <= most + 1; number += 1) {
		const asked = call(number);
		const answer = await caller.send({ ...asked, from, headers: { ...asked.headers, ...disguise(number) } });
		if (answer.status === 429) return { through: number, retryAfter: Number(answer.headers["retry-after"]) };
	}
	return { through: most + 2, retryAfter: Number.NaN };
}

async function tryAddress(target: Target, limit: Limit, number: number): Promise<Check[]> {
	const { address } = limits[limit];
	const { through, retryAfter } = await untilStopped(target, `127.10.0.${number + 1}`, address, calls[limit]);
	return [
		all(`"${limit}" calls of one address that were let through`, through, address),
		none(`"${limit}" refusals without a sensible Retry-After`, retryAfter > 0 && retryAfter <= 60 ? 0 : 1),
	];
}

/** Guesses the password of one account from many addresses. */
async function tryAccount(target: Target): Promise<Check> {
	let through = 0;
	for (let number = 0; number < 30; number += 1) {
		const guess = post("/api/user/login", {
			email: number % 2 ? "Ana@Kvart.Example " : "ana@kvart.example",
			password: "0".repeat(128),
		});
		const { status } = await target.caller.send({ ...guess, from: `127.11.0.${number + 1}` });
		if (status !== 429) through += 1;
	}
	return all("passwords of one account that could be tried in a minute", through, limits.login.account ?? 0);
}

/** Rate limits hold regardless of spoofed headers. */
export function rateLimits(ground: Ground): Trial {
	return {
		name: "rate-limits",
		title: "Rate limits",
		run: async (report) => {
			const target = await ground.open("rate-limits", { env: { RATE_LIMIT: "on" } });
			const checks: Check[] = [];
			let requests = 30;
			for (const [number, limit] of (Object.keys(calls) as Limit[]).entries()) {
				report(limit);
				checks.push(...(await tryAddress(target, limit, number)));
				requests += limits[limit].address + 1;
			}
			checks.push(await tryAccount(target));
			await target.close();
			return { figures: { requests, findings: checks.filter(({ holds }) => !holds).length }, checks };
		},
	};
}
