// npm run check: static checks, and the tests beside what changed since the main branch.
import { step, together } from "./progress.mjs";
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

/** A module of the server, or the folder of any other file. */
function folderOf(file) {
	const [module] = /^apps\/server\/src\/modules\/(staff\/)?[\w-]+\//.exec(file) ?? [];
	return module ?? file.slice(0, file.lastIndexOf("/") + 1);
}

/** Committed, changed or new. */
async function changedFolders() {
	const lists = [
		["diff", "--name-only", await base()],
		["ls-files", "--others", "--exclude-standard"],
	].map((args) => run("git", args, { quiet: true }));
	const files = (await Promise.all(lists)).flatMap((list) => list.split("\n"));
	return [...new Set(files.map(folderOf).filter(Boolean))];
}

try {
	await step("Generate", generate);
	await step("Checks", (report) => together(quickChecks, report));
	const folders = await changedFolders();
	if (folders.length > 0)
		await runTool("vitest", ["run", ...folders, "--passWithNoTests", "--reporter=dot", ...projects]);
} catch (error) {
	failWith(error);
}
