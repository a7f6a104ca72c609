import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const ignoredFolders = new Set(["node_modules", "build", "dist", "paraglide", ".css-types", "data", ".cache"]);
/** Paraglide writes files next to its settings. */
const ignoredFiles = /\.test\.tsx?$|\.inlang\/(?!settings\.json$)/;

/** Digest of names and contents, independent of location and time. */
export function digestOf(folder, places) {
	const digest = createHash("sha256");
	const visit = (place) => {
		const path = join(folder, place);
		if (!statSync(path).isDirectory()) {
			const content = readFileSync(path);
			digest.update(`${place} ${content.length}\n`).update(content);
			return;
		}
		for (const name of readdirSync(path).sort()) {
			const inside = `${place}/${name}`;
			if (!ignoredFolders.has(name) && !ignoredFiles.test(inside)) visit(inside);
		}
	};
	for (const place of places) if (existsSync(join(folder, place))) visit(place);
	return digest.digest("hex").slice(0, 16);
}
