import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { endProcess } from "../../bench/end-process.ts";
import { freePort } from "../../bench/machine.ts";
import { findProgram } from "../../scripts/prerequisites.mjs";
import { root } from "../../scripts/steps.mjs";

export interface Proxy {
	url: string;
	port: number;
	pid: number;
	stop(): Promise<void>;
}

const folder = join(root, "deploy/haproxy");

/** The shipped configuration with local ports. */
function configuration(port: number, servers: readonly [number, number]): string {
	return readFileSync(join(folder, "haproxy.cfg"), "utf8")
		.replace("bind :80", `bind 127.0.0.1:${port}`)
		.replaceAll("kvart-1:3000", `127.0.0.1:${servers[0]}`)
		.replaceAll("kvart-2:3000", `127.0.0.1:${servers[1]}`);
}

async function answers(url: string): Promise<boolean> {
	return fetch(`${url}/api/ready`).then(
		({ ok }) => ok,
		() => false,
	);
}

export async function startProxy(servers: readonly [number, number]): Promise<Proxy> {
	const port = await freePort();
	const place = mkdtempSync(join(tmpdir(), "kvart-proxy-"));
	const file = join(place, "haproxy.cfg");
	writeFileSync(file, configuration(port, servers));
	const program = findProgram("haproxy", ["/usr/sbin/haproxy"]) ?? "haproxy";
	const env = { PATH: process.env["PATH"], AWAY_PAGE: join(folder, "away.html") };
	const child = spawn(program, ["-db", "-f", file], { env, stdio: ["ignore", "ignore", "pipe"] });
	const leave = () => child.kill();
	process.once("exit", leave);
	let said = "";
	child.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
	const url = `http://127.0.0.1:${port}`;
	while (!(await answers(url))) {
		if (child.exitCode !== null) throw new Error(`HAProxy did not start: ${said}`);
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
	return {
		url,
		port,
		pid: child.pid ?? 0,
		stop: async () => {
			await endProcess(child);
			process.off("exit", leave);
			rmSync(place, { recursive: true, force: true });
		},
	};
}
