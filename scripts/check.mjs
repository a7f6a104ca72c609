// npm run check: static checks, and the tests of what changed since the main branch.
import { step } from "./progress.mjs";
import { generate, quickChecks } from "./static-checks.mjs";
import { failWith, run, runTool } from "./steps.mjs";

const projects = ["unit", "dom", "api on postgres"].flatMap((name) => ["--project", name]);

/** The merge base with the main branch, or HEAD. */
async function base() {
	const commits = ["origin/main", "main"].map((branch) =>
		run("git", ["merge-base", "HEAD", branch], { quiet: true }).catch(() => ""),
	);
	return (await Promise.all(commits)).map((commit) => commit.trim()).find(Boolean) ?? "HEAD";
}

try {
	await step("Generate", generate);
	for (const [title, check] of quickChecks) await step(title, check);
	await runTool("vitest", ["run", "--changed", await base(), "--passWithNoTests", "--reporter=dot", ...projects]);
} catch (error) {
	failWith(error);
}
