import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { serverArguments } from "../scripts/steps.mjs";

export interface BuiltServer {
	url: string;
	/** From the start of the process to its first answer. */
	readyMilliseconds: number;
	/** Resident memory, from the operating system. */
	memoryMegabytes(): number;
	stop(): Promise<void>;
}

async function firstAnswer(url: string, child: ChildProcess): Promise<void> {
	while (child.exitCode === null) {
		try {
			if ((await fetch(`${url}/api/health`)).ok) return;
		} catch {
			await new Promise((resolve) => setImmediate(resolve));
		}
	}
	throw new Error("The server ended before it answered.");
}

/** Starts the built server as production would and waits for its first answer. */
export async function startBuiltServer(env: Record<string, string>, port = 3520): Promise<BuiltServer> {
	const started = performance.now();
	const child = spawn(process.execPath, serverArguments, {
		env: { PATH: process.env["PATH"], HOST: "127.0.0.1", PORT: String(port), LOG_LEVEL: "error", ...env },
		stdio: ["ignore", "ignore", "inherit"],
	});
	const url = `http://127.0.0.1:${port}`;
	await firstAnswer(url, child);
	return {
		url,
		readyMilliseconds: performance.now() - started,
		memoryMegabytes: () => {
			const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
			return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
		},
		stop: async () => {
			child.kill("SIGTERM");
			if (child.exitCode === null) await once(child, "exit");
		},
	};
}
