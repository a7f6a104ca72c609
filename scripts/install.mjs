import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { explainInstall, explainNetwork } from "./explain.mjs";
import { withLock } from "./lock.mjs";
import { findNpm } from "./npm.mjs";
import { ensureOwnNode, explainNode } from "./own-node.mjs";
import { folderLock, nodePackage, projectNode, root, run } from "./steps.mjs";

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

/** Whether `["linux", "darwin"]`, `"!win32"` or nothing allows what this machine is. */
function allows(wanted, own) {
	const names = [wanted ?? []].flat();
	return !names.includes(`!${own}`) && (names.every((name) => name.startsWith("!")) || names.includes(own));
}

export function isForThisMachine({ os, cpu }, { platform, arch } = process) {
	return allows(os, platform) && allows(cpu, arch);
}

/**
 * Whether what npm wrote down after the last install is what the lock file asks for, and still there. What is locked and
 * not installed may only be an optional package, such as the native parts for other platforms.
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

/** What a program wrote before it failed; nothing when it did not fail. */
function problemOf(work) {
	return work.then(
		() => undefined,
		(error) => error.output ?? error.message,
	);
}

/**
 * Installs by `npm ci`. Without a network npm would ask for each of the packages, for minutes: one question tells, in
 * npm's own way through its proxy, and what an earlier install kept is still enough.
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
	const program = findNpm();
	await fetchLocked((args) => run(process.execPath, [program, ...args], { quiet: true }));
}

/** Installs exactly the locked packages when they are not there yet. */
export async function install(report) {
	if (!nodePackage) throw new Error(explainNode(`there is none for ${process.platform} on ${process.arch}`));
	const locked = packagesOf(join(root, "package-lock.json"));
	const upToDate = () =>
		existsSync(projectNode) && isInstalled(locked, packagesOf(join(root, "node_modules/.package-lock.json")));
	const provide = async () => {
		if (upToDate()) return undefined;
		await installLocked(locked, report);
		return "done";
	};
	const say = (pid) => report?.line(`Waiting for another install or build in this folder (process ${pid}) …`);
	if (!upToDate()) {
		const note = await withLock(folderLock, provide, { say, isDone: upToDate });
		await ensureOwnNode();
		return note ?? "was done by another process";
	}
	await ensureOwnNode();
	return "is up to date";
}
