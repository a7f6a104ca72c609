import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../scripts/steps.mjs";
import { type Program, startProgram } from "../rivals/program.ts";

/** HAProxy with the shipped configuration, on one core like all others, in front of one server. */
export function startFrontProxy(folder: string, serverUrl: string): Promise<Program> {
	const file = join(folder, "haproxy.cfg");
	const shipped = readFileSync(join(root, "deploy/haproxy/haproxy.cfg"), "utf8")
		.replaceAll(/kvart-[12]:3000/g, new URL(serverUrl).host)
		// nginx writes no log here either.
		.replace("log stdout format raw local0 info", "nbthread 1");
	const env = { PATH: process.env["PATH"], AWAY_PAGE: join(root, "deploy/haproxy/away.html") };
	return startProgram(
		(port) => {
			writeFileSync(file, shipped.replace("bind :80", `bind 127.0.0.1:${port}`));
			return ["haproxy", "-db", "-f", file];
		},
		{ env },
	);
}
