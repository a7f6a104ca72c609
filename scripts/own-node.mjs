// The project's own Node is there after an install; whether it also runs is up to the machine.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { projectNode, run } from "./steps.mjs";

const debianPackage = "libatomic1";

function tryNode() {
	const { status, stderr, error } = spawnSync(projectNode, ["--version"], { encoding: "utf8" });
	return status === 0 ? undefined : (stderr || error?.message || "it does not run").trim();
}

/** Why the project's Node does not run and what to do, from what it wrote. */
export function explainNode(output) {
	if (/libatomic\.so/.test(output)) {
		return (
			"The Node that comes with the project needs a small library of the system, libatomic, which is not there.\n" +
			`Install it, then run the command again: sudo apt-get install ${debianPackage}, or sudo dnf install libatomic`
		);
	}
	return `The Node that comes with the project does not run here: ${output}\nIt needs Linux with glibc 2.28, macOS or Windows.`;
}

/** Makes sure that it runs. Slim images of Linux lack a library, which can be had where packages may be installed. */
export async function ensureOwnNode() {
	const problem = tryNode();
	if (problem === undefined) return;
	if (/libatomic\.so/.test(problem) && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
		const env = { DEBIAN_FRONTEND: "noninteractive" };
		await run("apt-get", ["update", "-qq"], { quiet: true, env });
		await run("apt-get", ["install", "-y", "-qq", debianPackage], { quiet: true, env });
		if (tryNode() === undefined) return;
	}
	throw new Error(explainNode(problem));
}
