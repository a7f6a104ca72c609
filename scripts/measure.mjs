// Measures what has a budget, always on the built server. `npm run bench [-- name …]` runs it on the project's own Node.
import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { build } from "./build.mjs";
import { ensurePrerequisites } from "./prerequisites.mjs";
import { failWith, projectNode, root, run, step } from "./steps.mjs";

const available = globSync("bench/*.bench.ts", { cwd: root }).map((file) => basename(file, ".bench.ts"));
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !available.includes(name));
if (unknown.length > 0) {
	console.error(`There is no bench ${unknown.join(", ")}. There are: ${available.join(", ")}.`);
	process.exit(1);
}

try {
	await step("Programs for the measurements", ensurePrerequisites);
	await step("Build", build);
	for (const name of wanted.length > 0 ? wanted : available.toSorted()) {
		console.log(`\n${name}`);
		await run(projectNode, [join(root, `bench/${name}.bench.ts`)]);
	}
} catch (error) {
	failWith(error);
}
