// npm run bench [-- NAME …]: measures the built server.
import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { build } from "./build.mjs";
import { clusterPrograms } from "./cluster-programs.mjs";
import { ensurePrerequisites, findProgram } from "./prerequisites.mjs";
import { step } from "./progress.mjs";
import { failWith, projectNode, root, run } from "./steps.mjs";

const available = globSync("bench/*.bench.ts", { cwd: root }).map((file) => basename(file, ".bench.ts"));
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !available.includes(name));
if (unknown.length > 0) {
	console.error(`Unknown bench ${unknown.join(", ")}. Available: ${available.join(", ")}.`);
	process.exit(1);
}
// One needs root, the other half an hour and 20 GB of disk.
const onlyByName = ["monday", "history"];
const names = wanted.length > 0 ? wanted : available.filter((name) => !onlyByName.includes(name)).toSorted();

// Not needed by the tests.
const rivals = [
	{ package: "nginx", there: () => findProgram("nginx", ["/usr/sbin/nginx"]), why: "comparison server" },
	{ package: "haproxy", there: () => findProgram("haproxy", ["/usr/sbin/haproxy"]), why: "the proxy that is shipped" },
	{ package: "wrk", there: () => findProgram("wrk"), why: "load generator" },
];

const wrk = rivals.filter((program) => program.package === "wrk");
const visitor = [{ package: "chromium", there: () => findProgram("chromium"), why: "pages are measured in it" }];

/** Continues after a missed target. */
async function measure() {
	const failed = [];
	for (const name of names) {
		console.log(`\n${name}`);
		await run(projectNode, [join(root, `bench/${name}.bench.ts`)]).catch(() => failed.push(name));
	}
	if (failed.length > 0) throw new Error(`Failed or missed a target: ${failed.join(", ")}. Results: docs/proof.md`);
}

try {
	await step("Programs for the benches", () => ensurePrerequisites());
	if (names.includes("serving")) await step("Programs to compare with", () => ensurePrerequisites(rivals));
	if (names.includes("booking")) await step("Load generator", () => ensurePrerequisites(wrk));
	if (names.includes("monday"))
		await step("Programs of the trial cluster", () => ensurePrerequisites([...clusterPrograms, ...wrk]));
	if (names.some((name) => ["lighthouse", "navigation"].includes(name)))
		await step("Browser", () => ensurePrerequisites(visitor));
	await step("Build", build);
	await measure();
} catch (error) {
	failWith(error);
}
