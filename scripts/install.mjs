import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectNode, readIfThere, root, run } from "./steps.mjs";

const marker = join(root, "node_modules/.cache/installed-lock");

/**
 * Installs the locked packages when they are not there yet or the lock file changed. Not `npm ci`: it refuses a lock
 * file without the entries of other platforms' optional packages, which some registries do not carry.
 */
export async function install() {
	const lock = readIfThere(join(root, "package-lock.json"));
	if (readIfThere(marker) === lock && existsSync(projectNode)) return "is up to date";
	const npm = process.platform === "win32" ? "npm.cmd" : "npm";
	await run(npm, ["install", "--no-save", "--no-audit", "--no-fund", "--loglevel=error"], { quiet: true });
	mkdirSync(join(root, "node_modules/.cache"), { recursive: true });
	writeFileSync(marker, lock);
	return "done";
}
