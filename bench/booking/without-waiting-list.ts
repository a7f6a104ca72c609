import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { currentBuild } from "../../scripts/builds.mjs";
import { buildsFolder } from "../../scripts/steps.mjs";

/** The waiting list's part of the statement that books: it ends the member's own wait. */
const part = /, waited as \(\n\s*update waits [^)]*?\n\s*\)(?=, key_stored as \()/;

/** A copy of the build whose bookings know no waiting list. Everything else is the same. */
export function buildWithoutWaitingList(): { folder: string; remove: () => void } {
	// Beside the builds: a server finds its files from there.
	const folder = join(buildsFolder, "without-waiting-list");
	const remove = () => rmSync(folder, { recursive: true, force: true });
	remove();
	cpSync(currentBuild(), folder, { recursive: true });
	const files = globSync(join(folder, "apps/server/dist/*.js")).filter((file) => part.test(readFileSync(file, "utf8")));
	const [file] = files;
	if (!file || files.length > 1)
		throw new Error(`The waiting list is in ${files.length} files of the build, not in one.`);
	writeFileSync(file, readFileSync(file, "utf8").replace(part, ""));
	return { folder, remove };
}
