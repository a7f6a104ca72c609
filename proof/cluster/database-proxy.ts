import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { endProcess } from "../../bench/end-process.ts";
import { freePort } from "../../bench/machine.ts";
import { findProgram } from "../../scripts/prerequisites.mjs";
import { root } from "../../scripts/steps.mjs";
import { addressOf, nodeNames } from "./network.ts";

export interface DatabaseProxy {
	primaryPort: number;
	replicaPort: number;
	pid: number;
	stop(): Promise<void>;
}

/** HAProxy with the shipped configuration, on local ports. */
export async function startDatabaseProxy(folder: string): Promise<DatabaseProxy> {
	const [primaryPort, replicaPort] = [await freePort(), await freePort()];
	const file = join(folder, "haproxy.cfg");
	const ports = readFileSync(join(root, "deploy/cluster/haproxy.cfg"), "utf8")
		.replace("bind :5000", `bind 127.0.0.1:${primaryPort}`)
		.replace("bind :5001", `bind 127.0.0.1:${replicaPort}`);
	writeFileSync(
		file,
		nodeNames.reduce((text, name, at) => text.replaceAll(`node-${at + 1}:5432`, `${addressOf(name)}:5432`), ports),
	);
	const program = findProgram("haproxy", ["/usr/sbin/haproxy"]) ?? "haproxy";
	const child: ChildProcess = spawn(program, ["-db", "-f", file], { stdio: "ignore" });
	const leave = () => child.kill();
	process.once("exit", leave);
	return {
		primaryPort,
		replicaPort,
		pid: child.pid ?? 0,
		stop: async () => {
			await endProcess(child);
			process.off("exit", leave);
		},
	};
}
