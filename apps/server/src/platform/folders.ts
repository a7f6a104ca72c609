import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { NotBuiltError } from "./startup-error.ts";

export interface Folders {
	/** Where the pictures, the migrations and the application for phones are. */
	projectRoot: string;
	/** Where the built site and back office are, below `apps`. */
	builtRoot: () => string;
}

function isProject(folder: string): boolean {
	return existsSync(join(folder, "media/masters"));
}

function nearestProject(folder: string): string {
	for (let place = folder; ; place = dirname(place)) {
		if (isProject(place)) return place;
		if (dirname(place) === place) throw new NotBuiltError(`There are no pictures above ${folder}: media/masters.`);
	}
}

/**
 * The folders around the server's program: the project from its sources, a release, or one of several builds that stand
 * in `build` side by side. A build serves what was built with it, however many came after; sources serve the last one.
 */
export function findFolders(program: string): Folders {
	const projectRoot = nearestProject(program);
	return {
		projectRoot,
		builtRoot() {
			if (basename(program) === "dist") return join(program, "../../..");
			const current = join(projectRoot, "build/current");
			if (!existsSync(current)) throw new NotBuiltError("Nothing is built.\nRun: npm run build");
			return join(projectRoot, "build", readFileSync(current, "utf8"));
		},
	};
}
