import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, realpathSync } from "node:fs";
import { basename, delimiter, dirname, join } from "node:path";
import { explainInstall, explainNetwork, refuseFullDisk } from "./explain.mjs";
import { withLock } from "./lock.mjs";
import { refuseOtherNode } from "./own-node.mjs";
import { folderLock, nodePackage, projectNode, root, run } from "./steps.mjs";

const entry = "npm-cli.js";

/** On Windows, `npm` is a shell script that Node refuses to start; npm-cli.js runs everywhere. */
export function findNpm(env = process.env, node = process.execPath) {
	const beside = dirname(node);
	const onPath = (env.PATH ?? env.Path ?? "").split(delimiter).filter(Boolean);
	const places = [
		basename(env.npm_execpath ?? "") === entry && env.npm_execpath,
		join(beside, "node_modules/npm/bin", entry),
		join(beside, "../lib/node_modules/npm/bin", entry),
		...onPath.map((folder) => realPathOf(join(folder, "npm"))).filter((file) => file && basename(file) === entry),
	];
	const found = places.find((place) => place && existsSync(place));
	if (found) return found;
	throw new Error(`npm was not found next to ${node} or on the PATH.\nInstall Node with npm from https://nodejs.org.`);
}

function realPathOf(file) {
	return existsSync(file) ? realpathSync(file) : undefined;
}

const quiet = ["--no-audit", "--no-fund", "--no-progress", "--loglevel=error"];
const once = ["--fetch-retries=0", "--fetch-timeout=15000", "--loglevel=error"];

function packagesOf(file) {
	try {
		return JSON.parse(readFileSync(file, "utf8")).packages;
	} catch {
		return undefined;
	}
}

const isThere = (path) => existsSync(join(root, path, "package.json"));

/** Evaluates `os` and `cpu` of package.json: `["linux", "darwin"]`, `"!win32"` or nothing. */
function allows(wanted, own) {
	const names = [wanted ?? []].flat();
	return !names.includes(`!${own}`) && (names.every((name) => name.startsWith("!")) || names.includes(own));
}

export function isForThisMachine({ os, cpu }, { platform, arch } = process) {
	return allows(os, platform) && allows(cpu, arch);
}

/**
 * Compares npm's record of the last install with the lock file. Only optional packages, such as native parts for
 * other platforms, may be missing.
 */
export function isInstalled(locked, installed, isStillThere = isThere) {
	if (!locked || !installed) return false;
	const same = ([path, { version, integrity }]) =>
		locked[path]?.version === version && locked[path].integrity === integrity && isStillThere(path);
	const needed = Object.entries(locked).filter(
		([path, { optional, devOptional }]) => path && !optional && !devOptional,
	);
	return Object.entries(installed).every(same) && needed.every(([path]) => path in installed);
}

/** The output of a failed program; undefined on success. */
function problemOf(work) {
	return work.then(
		() => undefined,
		(error) => error.output ?? error.message,
	);
}

/**
 * Without a network, npm would retry for each package, for minutes. So it pings first and then installs from its
 * cache.
 */
export async function fetchLocked(npm, folder = root) {
	const cutOff = explainNetwork((await problemOf(npm(["ping", ...once]))) ?? "");
	const problem = await problemOf(npm(["ci", ...quiet, ...(cutOff ? ["--offline"] : [])]));
	if (problem === undefined) return;
	throw new Error(cutOff ?? explainInstall(problem, folder) ?? `npm ci failed.\n\n${problem.trim()}`);
}

async function installLocked(locked, report) {
	const wanted = Object.keys(locked).filter((path) => path.includes("node_modules/") && isForThisMachine(locked[path]));
	if (report) report.now = () => `${wanted.filter(isThere).length} of ${wanted.length} packages`;
	refuseFullDisk(root, { hasPackages: existsSync(join(root, "node_modules")) });
	const program = findNpm();
	await fetchLocked((args) => run(process.execPath, [program, ...args], { quiet: true }));
}

const debianPackage = "libatomic1";

function tryNode() {
	const { status, stderr, error } = spawnSync(projectNode, ["--version"], { encoding: "utf8" });
	return status === 0 ? undefined : (stderr || error?.message || "it does not run").trim();
}

export function explainNode(output) {
	if (/libatomic\.so/.test(output)) {
		return (
			"The Node that comes with the project needs the system library libatomic, which is missing.\n" +
			`Install it, then run the command again: sudo apt-get install ${debianPackage}, or sudo dnf install libatomic`
		);
	}
	return `The Node that comes with the project does not run on this machine: ${output}\nIt needs Linux with glibc 2.28, macOS or Windows.`;
}

/** Slim Linux images lack a library, which is installed if possible. */
async function ensureOwnNode() {
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

export async function install(report) {
	if (!nodePackage) throw new Error(explainNode(`there is none for ${process.platform} on ${process.arch}`));
	const locked = packagesOf(join(root, "package-lock.json"));
	const upToDate = () =>
		existsSync(projectNode) && isInstalled(locked, packagesOf(join(root, "node_modules/.package-lock.json")));
	const provide = async () => {
		if (upToDate()) return undefined;
		await installLocked(locked, report);
		refuseOtherNode();
		return "done";
	};
	const onWait = (pid) => report?.line(`Waiting for another install or build in this folder (process ${pid}) …`);
	if (!upToDate()) {
		const note = await withLock(folderLock, provide, { onWait, isDone: upToDate });
		await ensureOwnNode();
		return note ?? "was done by another process";
	}
	await ensureOwnNode();
	return "is up to date";
}
