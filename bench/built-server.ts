import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { serverArguments } from "../scripts/builds.mjs";
import { endProcess } from "./end-process.ts";
import { freePort, onCore } from "./machine.ts";

export interface BuiltServer {
	url: string;
	pid: number;
	/** From process start to the first response. */
	readyMilliseconds: number;
	memoryMegabytes(): number;
	/** `kill -9`. */
	kill(): Promise<void>;
	/** Returns the exit code. */
	stop(): Promise<number | null>;
}

async function firstAnswer(url: string, child: ChildProcess): Promise<void> {
	while (child.exitCode === null && child.signalCode === null) {
		try {
			if ((await fetch(`${url}/api/health`)).ok) return;
		} catch {
			await new Promise((resolve) => setImmediate(resolve));
		}
	}
	throw new Error("The server ended before it answered.");
}

interface Placed {
	core?: number;
	/** Defaults to a free port. */
	port?: number;
	/** Defaults to the current build. */
	build?: string | undefined;
}

/** Starts the built server as in production, optionally on one core, and waits for its first response. */
export async function startBuiltServer(env: Record<string, string>, placed: Placed = {}): Promise<BuiltServer> {
	const { core, port = await freePort(), build } = placed;
	const started = performance.now();
	const command = [process.execPath, ...serverArguments(build)];
	const [program, ...args] = core === undefined ? command : onCore(core, command);
	const child = spawn(program ?? "", args, {
		env: { PATH: process.env["PATH"], HOST: "127.0.0.1", PORT: String(port), LOG_LEVEL: "error", ...env },
		stdio: ["ignore", "inherit", "inherit"],
	});
	// Leaves nothing running if the bench fails.
	const leave = () => child.kill();
	process.once("exit", leave);
	child.once("exit", () => process.off("exit", leave));
	const url = `http://127.0.0.1:${port}`;
	await firstAnswer(url, child);
	return {
		url,
		pid: child.pid ?? 0,
		readyMilliseconds: performance.now() - started,
		memoryMegabytes: () => {
			const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
			return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
		},
		kill: async () => {
			await endProcess(child, "SIGKILL");
		},
		stop: () => endProcess(child),
	};
}
