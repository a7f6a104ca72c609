import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { availableParallelism, cpus, totalmem } from "node:os";
import { findProgram } from "../scripts/prerequisites.mjs";

export function machineName(): string {
	const gigabytes = Math.round(totalmem() / 2 ** 30);
	return `${availableParallelism()} cores (${cpus()[0]?.model.trim()}), ${gigabytes} GB, Node ${process.version}`;
}

const separate = availableParallelism() > 1 && findProgram("taskset") !== undefined;

/** With two or more cores, the load generator never shares one with the server. */
export function onCore(core: number, command: string[]): [string, ...string[]] {
	const pinned = separate ? ["taskset", "-c", String(core), ...command] : command;
	return pinned as [string, ...string[]];
}

const ticksPerSecond = 100;

/** The name may contain spaces and brackets. */
function statOf(pid: number | string): string[] {
	const line = readFileSync(`/proc/${pid}/stat`, "utf8");
	return line.slice(line.lastIndexOf(")") + 2).split(" ");
}

function familyOf(pid: number): number[] {
	const parents = new Map<number, number>();
	for (const entry of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
		try {
			parents.set(Number(entry), Number(statOf(entry)[1]));
		} catch {
			// The process has ended.
		}
	}
	const family = [pid];
	for (const member of family) for (const [child, parent] of parents) if (parent === member) family.push(child);
	return family;
}

/** CPU seconds of these processes, with those of their ended children. */
export function cpuSecondsOf(pids: readonly number[]): number {
	const ticks = pids.map((pid) => {
		try {
			const fields = statOf(pid);
			return fields.slice(11, 15).reduce((sum, value) => sum + Number(value), 0);
		} catch {
			// The process has ended.
			return 0;
		}
	});
	return ticks.reduce((sum, value) => sum + value, 0) / ticksPerSecond;
}

/** CPU seconds of a process and its children, including ended ones. */
export function cpuSeconds(pid: number): number {
	return cpuSecondsOf(familyOf(pid));
}

/** CPU seconds of the children of this process that have ended. */
export function endedChildrenSeconds(): number {
	const [user, kernel] = statOf(process.pid).slice(13, 15).map(Number);
	return ((user ?? 0) + (kernel ?? 0)) / ticksPerSecond;
}

/** Waits until the process is idle, so that its start-up work is not counted. */
export async function restOf(pid: number): Promise<void> {
	for (let quiet = 0; quiet < 2; ) {
		const before = cpuSeconds(pid);
		await new Promise((resolve) => setTimeout(resolve, 1000));
		quiet = cpuSeconds(pid) - before < 0.03 ? quiet + 1 : 0;
	}
}

/** Measures while every core also has a loop to run that never ends. */
export async function besideBusyLoops<Result>(measure: () => Promise<Result>): Promise<Result> {
	const loops = cpus().map(() => spawn(process.execPath, ["-e", "for (;;);"], { stdio: "ignore" }));
	const end = () => {
		for (const loop of loops) loop.kill("SIGKILL");
	};
	process.once("exit", end);
	try {
		return await measure();
	} finally {
		process.off("exit", end);
		end();
	}
}

export async function freePort(): Promise<number> {
	const probe = createServer().listen(0, "127.0.0.1");
	await once(probe, "listening");
	const { port } = probe.address() as AddressInfo;
	probe.close();
	await once(probe, "close");
	return port;
}
