import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism, cpus, totalmem } from "node:os";
import { findProgram } from "../scripts/prerequisites.mjs";

/** The machine of a run as the reader of a figure needs to know it. */
export function machineName(): string {
	const gigabytes = Math.round(totalmem() / 2 ** 30);
	return `${availableParallelism()} cores (${cpus()[0]?.model.trim()}), ${gigabytes} GB, Node ${process.version}`;
}

const separate = availableParallelism() > 1 && findProgram("taskset") !== undefined;

/** A command on a core of its own: what is measured and what measures never share one where there are two. */
export function onCore(core: number, command: string[]): [string, ...string[]] {
	const pinned = separate ? ["taskset", "-c", String(core), ...command] : command;
	return pinned as [string, ...string[]];
}

const ticksPerSecond = 100;

/** Fields of `/proc/PID/stat` after the name, which may itself hold spaces and brackets. */
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
			// It ended meanwhile.
		}
	}
	const family = [pid];
	for (const member of family) for (const [child, parent] of parents) if (parent === member) family.push(child);
	return family;
}

/** Seconds of processor time that a process and its children have used, in user and kernel mode, those that ended among them. */
export function cpuSeconds(pid: number): number {
	const ticks = familyOf(pid).map((member) => {
		try {
			const fields = statOf(member);
			return fields.slice(11, 15).reduce((sum, value) => sum + Number(value), 0);
		} catch {
			// It ended meanwhile.
			return 0;
		}
	});
	return ticks.reduce((sum, value) => sum + value, 0) / ticksPerSecond;
}

/** Waits until the process rests: what it does in the background after its start would be counted as its answers. */
export async function restOf(pid: number): Promise<void> {
	for (let quiet = 0; quiet < 2; ) {
		const before = cpuSeconds(pid);
		await new Promise((resolve) => setTimeout(resolve, 1000));
		quiet = cpuSeconds(pid) - before < 0.03 ? quiet + 1 : 0;
	}
}
