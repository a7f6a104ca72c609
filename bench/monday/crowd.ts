import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { cpuSecondsOf, endedChildrenSeconds } from "../machine.ts";
import type { Chain } from "./chain.ts";

const run = promisify(execFile);

/** Processes by the part they belong to. */
export type Parts = Record<string, () => number[]>;

export interface Measured {
	perSecond: number;
	p99Milliseconds: number;
	/** Processor seconds per request, by part; the generator included. */
	cost: Record<string, number>;
	/** Without an answer, or with one that is not 2xx. */
	failed: number;
}

export const generator = "load generator";

/** Sends what people send on a Monday at six, as fast as it is answered. */
export class Crowd {
	readonly #url: string;
	readonly #chain: Chain;
	readonly #parts: Parts;
	#used = 0;

	constructor(url: string, chain: Chain, parts: Parts) {
		this.#url = url;
		this.#chain = chain;
		this.#parts = parts;
	}

	async send(what: "views" | "bookings" | "both", callers: number, seconds: number): Promise<Measured> {
		const { firstRoom, rooms, firstTraining, trainings, members } = this.#chain;
		const own = [what, firstRoom, rooms, firstTraining, trainings, members, this.#used].map(String);
		const before = this.#cpu();
		const options = ["-t1", `-c${callers}`, `-d${seconds}s`, "--timeout", "10s", "--latency"];
		const script = join(import.meta.dirname, "monday.lua");
		const { stdout } = await run("wrk", [...options, "-s", script, this.#url, "--", ...own]);
		const after = this.#cpu();
		const requests = Number(/(\d+) requests in/.exec(stdout)?.[1] ?? 0);
		if (requests === 0) throw new Error(`No answer: ${stdout}`);
		// Requests in flight at the end are not counted but may be booked.
		this.#used += requests + callers * 2;
		const [, p99 = "", unit = ""] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
		return {
			perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
			p99Milliseconds: Number(p99) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN),
			cost: Object.fromEntries(
				Object.entries(after).map(([part, used]) => [part, (used - (before[part] ?? 0)) / requests]),
			),
			failed: Number(/failed (\d+)/.exec(stdout)?.[1] ?? Number.NaN),
		};
	}

	/** The generator is the only child of this process that ends meanwhile. */
	#cpu(): Record<string, number> {
		const parts = Object.entries(this.#parts).map(([part, pids]) => [part, cpuSecondsOf(pids())] as const);
		return { ...Object.fromEntries(parts), [generator]: endedChildrenSeconds() };
	}
}
