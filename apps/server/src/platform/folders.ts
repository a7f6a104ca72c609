import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { NotBuiltError } from "./startup-error.ts";

export interface Folders {
	/** Contains the pictures, the migrations and the mobile app. */
	projectRoot: string;
	/** Contains the built site and office, below `apps`. */
	builtRoot: () => string;
}

function isProject(folder: string): boolean {
	return existsSync(join(folder, "media/masters"));
}

function nearestProject(folder: string): string {
	for (let place = folder; ; place = dirname(place)) {
		if (isProject(place)) return place;
		if (dirname(place) === place) throw new NotBuiltError(`No folder above ${folder} contains media/masters.`);
	}
}

/**
 * Works from the sources, in a release, and in one of the builds below `build`. A build serves the site that was built
 * with it; the sources serve the latest build.
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
