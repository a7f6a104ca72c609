// What changed since the main branch, and which folders a change can break.
import { run } from "./steps.mjs";

const git = (...args) => run("git", args, { quiet: true });

/** The merge base with the main branch, or HEAD. */
async function base() {
	const commits = ["origin/main", "main"].map((branch) => git("merge-base", "HEAD", branch).catch(() => ""));
	return (await Promise.all(commits)).map((commit) => commit.trim()).find(Boolean) ?? "HEAD";
}

/** Committed, changed or new. */
export async function changedFiles() {
	const lists = [git("diff", "--name-only", await base()), git("ls-files", "--others", "--exclude-standard")];
	return (await Promise.all(lists)).flatMap((list) => list.split("\n")).filter(Boolean);
}

/** A module of the server, or the folder of any other file: the tests of a file are beside it. */
export function foldersToTest(files) {
	const folders = files.map((file) => {
		const [module] = /^apps\/server\/src\/modules\/(staff\/)?[\w-]+\//.exec(file) ?? [];
		return module ?? file.slice(0, file.lastIndexOf("/") + 1);
	});
	return [...new Set(folders.filter(Boolean))];
}

/** The folders whose files import from an application: structure rule 1 keeps all others out. */
const importers = {
	"apps/web/": ["apps/web"],
	"apps/office/": ["apps/office"],
	"apps/server/": ["apps/server", "bench", "e2e", "proof", "scripts"],
};

/** The folders whose types can change. None means all. */
export function foldersToLint(files) {
	const sources = files.filter((file) => !file.endsWith(".md"));
	const applications = sources.map((file) => Object.keys(importers).find((folder) => file.startsWith(folder)));
	return applications.includes(undefined) ? [] : [...new Set(applications.flatMap((folder) => importers[folder]))];
}
