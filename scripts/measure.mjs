// Measures what has a budget, always on the built server. `npm run bench [-- name …]` runs it on the project's own Node.
import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { build } from "./build.mjs";
import { ensurePrerequisites, findProgram } from "./prerequisites.mjs";
import { step } from "./progress.mjs";
import { failWith, projectNode, root, run } from "./steps.mjs";

const available = globSync("bench/*.bench.ts", { cwd: root }).map((file) => basename(file, ".bench.ts"));
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !available.includes(name));
if (unknown.length > 0) {
	console.error(`There is no bench ${unknown.join(", ")}. There are: ${available.join(", ")}.`);
	process.exit(1);
}
const names = wanted.length > 0 ? wanted : available.toSorted();

// The tests need none of these.
const rivals = [
	{ package: "nginx", there: () => findProgram("nginx", ["/usr/sbin/nginx"]), why: "it serves the same bytes" },
	{ package: "wrk", there: () => findProgram("wrk"), why: "it asks for them" },
];

const visitor = [
	{ package: "chromium", there: () => findProgram("chromium"), why: "Lighthouse looks at the pages with it" },
];

/** Runs every one, also after one that missed its target: each writes its figures. */
async function measure() {
	const failed = [];
	for (const name of names) {
		console.log(`\n${name}`);
		await run(projectNode, [join(root, `bench/${name}.bench.ts`)]).catch(() => failed.push(name));
	}
	if (failed.length > 0) throw new Error(`Missed a target or broke: ${failed.join(", ")}. The figures: docs/proof.md`);
}

try {
	await step("Programs for the measurements", () => ensurePrerequisites());
	if (names.includes("serving")) await step("Programs to compare with", () => ensurePrerequisites(rivals));
	if (names.includes("lighthouse")) await step("Program to look with", () => ensurePrerequisites(visitor));
	await step("Build", build);
	await measure();
} catch (error) {
	failWith(error);
}
