// Each build is a folder named by the digest of its sources and never changes, so that running servers can keep
// reading from theirs.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { isAlive } from "./lock.mjs";
import { buildsFolder } from "./steps.mjs";

/**
 * Rendering creates much short-lived garbage. A small young generation and small growth steps keep memory low; V8's
 * defaults would use half as much again.
 */
const memoryArguments = ["--max-semi-space-size=8", "--heap-growing-percent=100"];
/** Includes unfinished builds. */
const isBuild = /^([0-9a-f]{16}|making-\d+)$/;
const attempts = 3;
const serverFile = "apps/server/dist/main.js";

export function currentBuild(folder = buildsFolder) {
	const file = join(folder, "current");
	if (!existsSync(file)) throw new Error("Nothing is built.\nRun: npm run build");
	return join(folder, readFileSync(file, "utf8"));
}

export const serverArguments = (build = currentBuild()) => [...memoryArguments, join(build, serverFile)];

/** A build is kept while a registered process is alive. */
export function registerUse(build, pid = process.pid, folder = buildsFolder) {
	const users = join(folder, "users");
	mkdirSync(users, { recursive: true });
	writeFileSync(join(users, `${pid}`), basename(build));
}

/** Call it under the lock. */
function removeUnused(folder) {
	const used = new Set([basename(currentBuild(folder))]);
	for (const pid of readdirSync(join(folder, "users"))) {
		const file = join(folder, "users", pid);
		if (isAlive(Number(pid))) used.add(readFileSync(file, "utf8"));
		else rmSync(file, { force: true });
	}
	for (const name of readdirSync(folder)) {
		if (isBuild.test(name) && !used.has(name)) rmSync(join(folder, name), { recursive: true, force: true });
	}
}

/** Repeats the build if the sources change meanwhile; returns their digest. */
async function makeBuild(digestNow, make, folder) {
	// Tools of a killed build may still be writing to its folder: use another one.
	const aside = join(folder, `making-${process.pid}`);
	for (let digest = digestNow(), attempt = 1; attempt <= attempts; attempt++) {
		rmSync(aside, { recursive: true, force: true });
		mkdirSync(aside, { recursive: true });
		await make(aside);
		const after = digestNow();
		if (after === digest) {
			renameSync(aside, join(folder, digest));
			return digest;
		}
		digest = after;
	}
	throw new Error("The sources changed during the build.\nRun the command again.");
}

/** Finds or creates the build of these sources: built in a temporary folder, then renamed. Call it under the lock. */
export async function provideBuild(digestNow, make, folder = buildsFolder) {
	const found = digestNow();
	const isNew = !existsSync(join(folder, found));
	const digest = isNew ? await makeBuild(digestNow, make, folder) : found;
	const build = join(folder, digest);
	const next = join(folder, "current.next");
	writeFileSync(next, digest);
	renameSync(next, join(folder, "current"));
	registerUse(build, process.pid, folder);
	removeUnused(folder);
	return { build, isNew };
}
