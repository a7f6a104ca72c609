import type { ChildProcess } from "node:child_process";
import { once } from "node:events";

/** Returns the exit code, also of a process that has ended already; null if a signal ended it. */
export async function endProcess(child: ChildProcess, signal: NodeJS.Signals = "SIGTERM"): Promise<number | null> {
	const gone = child.exitCode !== null || child.signalCode !== null;
	child.kill(signal);
	if (!gone) await once(child, "exit");
	return child.exitCode;
}
