// Checks that the lock file is whole for every platform that people use. Reads nothing but the file, which may be given.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { problemsOf } from "./lock-rules.mjs";
import { root } from "./steps.mjs";

const file = process.argv[2] ?? join(root, "package-lock.json");
const lock = JSON.parse(readFileSync(file, "utf8"));
const problems = problemsOf(lock);

if (problems.length > 0) {
	console.error(problems.join("\n"));
	console.error(
		"Choose versions that the registry has for all platforms: docs/decisions/021-lock-file-for-all-platforms.md",
	);
	process.exit(1);
}
console.log(`${Object.keys(lock.packages).length} packages, whole for every platform`);
