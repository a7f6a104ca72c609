import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import type { Client } from "pg";
import type { BuiltServer } from "../built-server.ts";
import { cpuSeconds } from "../machine.ts";
import type { Crowd } from "./crowd.ts";

const run = promisify(execFile);
const here = import.meta.dirname;

export interface Bookings {
	perSecond: number;
	p99Milliseconds: number;
	/** CPU time of server and database per thousand bookings. */
	cpuSecondsPerThousand: number;
}

/** Parent of all connection processes. */
export async function databasePid(client: Client): Promise<number> {
	const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
	return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${rows[0]?.pid}/status`, "utf8"))?.[1]);
}

/** Books over HTTP as fast as possible. All requests of a bench differ, also between servers. */
export class Booker {
	readonly #crowd: Crowd;
	readonly #databasePid: number;
	#used = 0;

	constructor(crowd: Crowd, database: number) {
		this.#crowd = crowd;
		this.#databasePid = database;
	}

	async book({ url, pid }: Pick<BuiltServer, "url" | "pid">, callers: number, seconds: number): Promise<Bookings> {
		const { firstTraining, trainings } = this.#crowd;
		const own = [String(firstTraining), String(trainings), String(this.#used)];
		const cpu = () => cpuSeconds(pid) + cpuSeconds(this.#databasePid);
		const before = cpu();
		const { stdout } = await run("wrk", [
			"-t1",
			`-c${callers}`,
			`-d${seconds}s`,
			"--latency",
			"-s",
			join(here, "book.lua"),
			url,
			"--",
			...own,
		]);
		const used = cpu() - before;
		const requests = Number(/(\d+) requests in/.exec(stdout)?.[1] ?? 0);
		const trouble = /Non-2xx.*|Socket errors.*/.exec(stdout)?.[0];
		if (trouble || requests === 0) throw new Error(`Not every request was a booking: ${trouble ?? "no answer"}`);
		// Requests in flight at the end are not counted but may be booked.
		this.#used += requests + callers * 2;
		const [, p99 = "", unit = ""] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
		return {
			perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]),
			p99Milliseconds: Number(p99) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN),
			cpuSecondsPerThousand: (used / requests) * 1000,
		};
	}
}

/** The prepared statement from ten clients in pgbench: the most that the machine can do. */
export async function bareStatement(url: string, crowd: Crowd, seconds: number): Promise<number> {
	const { stdout } = await run("pgbench", [
		"--no-vacuum",
		"--protocol=prepared",
		"--client=10",
		"--jobs=2",
		`--time=${seconds}`,
		`--define=first=${crowd.firstOccurrence}`,
		`--define=last=${crowd.lastOccurrence}`,
		`--file=${join(here, "bare.sql")}`,
		url,
	]);
	return Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
}
