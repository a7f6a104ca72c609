// npm run check: static checks, and the tests beside what changed since the main branch.
import { changedFiles, foldersToLint, foldersToTest } from "./changes.mjs";
import { step, together } from "./progress.mjs";
import { generate, quickChecks } from "./static-checks.mjs";
import { failWith, runTool } from "./steps.mjs";

const projects = ["unit", "dom", "api on postgres"].flatMap((name) => ["--project", name]);

try {
	const files = await changedFiles();
	await step("Generate", generate);
	await step("Checks", (report) => together(quickChecks(foldersToLint(files)), report));
	const folders = foldersToTest(files);
	if (folders.length > 0)
		await runTool("vitest", ["run", ...folders, "--passWithNoTests", "--reporter=dot", ...projects]);
} catch (error) {
	failWith(error);
}
