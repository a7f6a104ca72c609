import { all, none, type Trial } from "../trial.ts";
import { complaintAbout } from "./complaint.ts";
import { Findings } from "./findings.ts";
import { fuzzRequest } from "./fuzz-request.ts";
import { type Asked, inParallel } from "./http.ts";
import { Random } from "./random.ts";
import type { Ground } from "./target.ts";

/** Another number tries other requests; the same one the same. */
const seed = Number(process.env["FUZZ_SEED"] ?? 20_261_118);
const requests = Number(process.env["FUZZ_REQUESTS"] ?? 100_000);
const atOnce = 16;
const batch = 200;

function exampleOf({ method, path, headers = {}, body = "" }: Asked): string {
	const text = `${method} ${path} ${JSON.stringify(headers)} ${body.toString("latin1")}`;
	return `\`${text.slice(0, 400).replace(/[^\x20-\x7e]|[`|]/g, "?")}\``;
}

/** Every call of the OpenAPI document, with everything that it did not ask for. */
export function fuzz(ground: Ground): Trial {
	return {
		name: "fuzz",
		title: "Fuzzing every call",
		run: async (say) => {
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
					const complaint = complaintAbout(answer);
					if (complaint) findings.add(`${operation.name}: ${complaint}`, exampleOf(asked));
					statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
					tried.add(operation.name);
					slowest = Math.max(slowest, answer.milliseconds);
				});
				// Somebody logged out, was blocked, lost the role or closed the site: all is as before.
				await target.repair();
				if ((done + batch) % 10_000 === 0) say(`${done + batch} requests, ${findings.kinds} kinds of findings`);
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
