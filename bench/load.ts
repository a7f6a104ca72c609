import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { cpuSeconds, onCore } from "./machine.ts";

const run = promisify(execFile);
const connections = "16";

export interface Target {
	url: string;
	headers: Record<string, string>;
	/** Includes its child processes. */
	pid: number;
	/** A server that it asks; its CPU time counts as well. */
	behind?: number;
}

export interface Load {
	/** Responses per second of CPU time. */
	perCpuSecond: number;
	requests: number;
}

/** Loads one address as fast as possible, from a separate core. */
export async function load({ url, headers, pid, behind }: Target, seconds: number): Promise<Load> {
	const given = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
	const [command, ...args] = onCore(1, [
		"wrk",
		"-t1",
		`-c${connections}`,
		`-d${seconds}s`,
		"--timeout",
		"10s",
		...given,
		url,
	]);
	const cpuOfAll = () => cpuSeconds(pid) + (behind === undefined ? 0 : cpuSeconds(behind));
	const before = cpuOfAll();
	const { stdout } = await run(command, args);
	const used = cpuOfAll() - before;
	const requests = Number(/(\d+) requests in/.exec(stdout)?.[1] ?? 0);
	const trouble = /Non-2xx.*|Socket errors.*/.exec(stdout)?.[0];
	if (trouble || requests === 0) throw new Error(`${url}: ${trouble ?? "no answer"}`);
	return { perCpuSecond: requests / used, requests };
}

export function median(values: number[]): number {
	const sorted = values.toSorted((a, b) => a - b);
	const middle = sorted.length >> 1;
	const upper = sorted[middle] ?? Number.NaN;
	return sorted.length % 2 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}
