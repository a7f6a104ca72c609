import { type SpawnOptions, spawn } from "node:child_process";
import { endProcess } from "../end-process.ts";
import { freePort, onCore } from "../machine.ts";

export interface Program {
	url: string;
	pid: number;
	stop(): Promise<void>;
}

const patience = 30_000;

/** Starts a server on the measured core and waits for its first response. */
export async function startProgram(
	commandFor: (port: number) => string[],
	options: SpawnOptions = {},
): Promise<Program> {
	const port = await freePort();
	const command = commandFor(port);
	const [program, ...args] = onCore(0, command);
	const child = spawn(program, args, { stdio: ["ignore", "ignore", "inherit"], ...options });
	process.once("exit", () => child.kill());
	const url = `http://127.0.0.1:${port}`;
	const deadline = performance.now() + patience;
	while (
		!(await fetch(url).then(
			() => true,
			() => false,
		))
	) {
		if (child.exitCode !== null || performance.now() > deadline) throw new Error(`${command.join(" ")} did not start.`);
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
	return {
		url,
		pid: child.pid ?? 0,
		stop: async () => {
			await endProcess(child);
		},
	};
}
