// The builds of this folder: each in a folder named by the digest of its sources, and never changed once it is there. A
// server keeps reading from its own while others are made.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { isAlive } from "./lock.mjs";
import { buildsFolder } from "./steps.mjs";

/**
 * How the built server is run. Rendering makes much short-lived garbage: a smaller young generation is swept more often,
 * and an old one that grows in small steps is, too. Left alone on a machine with much memory, the process would take half
 * as much again as it needs.
 */
const memoryArguments = ["--max-semi-space-size=8", "--heap-growing-percent=100"];
/** Also one that was begun and never finished. */
const isBuild = /^([0-9a-f]{16}|making-\d+)$/;
const attempts = 3;
const serverFile = "apps/server/dist/main.js";

/** The build that was made or found last. */
export function currentBuild(folder = buildsFolder) {
	const file = join(folder, "current");
	if (!existsSync(file)) throw new Error("Nothing is built.\nRun: npm run build");
	return join(folder, readFileSync(file, "utf8"));
}

export const serverArguments = (build = currentBuild()) => [...memoryArguments, join(build, serverFile)];

/** Notes that a process reads from a build, which is then kept as long as the process lives. */
export function noteUse(build, pid = process.pid, folder = buildsFolder) {
	const users = join(folder, "users");
	mkdirSync(users, { recursive: true });
	writeFileSync(join(users, `${pid}`), basename(build));
}

/** Called under the lock: nobody begins to use a build meanwhile. */
function removeUnused(folder) {
	const kept = new Set([basename(currentBuild(folder))]);
	for (const pid of readdirSync(join(folder, "users"))) {
		const note = join(folder, "users", pid);
		if (isAlive(Number(pid))) kept.add(readFileSync(note, "utf8"));
		else rmSync(note, { force: true });
	}
	for (const name of readdirSync(folder)) {
		if (isBuild.test(name) && !kept.has(name)) rmSync(join(folder, name), { recursive: true, force: true });
	}
}

/** Makes a build of sources that are at rest, and gives their digest. */
async function makeBuild(digestNow, make, folder) {
	// A builder that was killed may have left tools behind that still write: their folder is not this one.
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
	throw new Error("The sources change while they are built.\nRun the command again when nobody writes to them.");
}

/**
 * The folder of the build of these sources, made aside and put in place by a rename when there is none. Only under the
 * lock, so that whoever else wants the same finds it.
 */
export async function provideBuild(digestNow, make, folder = buildsFolder) {
	const found = digestNow();
	const isNew = !existsSync(join(folder, found));
	const digest = isNew ? await makeBuild(digestNow, make, folder) : found;
	const build = join(folder, digest);
	const next = join(folder, "current.next");
	writeFileSync(next, digest);
	renameSync(next, join(folder, "current"));
	noteUse(build, process.pid, folder);
	removeUnused(folder);
	return { build, isNew };
}
