// Checks that the lock file covers every supported platform; takes the file as an argument.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { problemsOf } from "./lock-rules.mjs";
import { root } from "./steps.mjs";

const file = process.argv[2] ?? join(root, "package-lock.json");
const lock = JSON.parse(readFileSync(file, "utf8"));
const problems = problemsOf(lock);

if (problems.length > 0) {
	console.error(problems.join("\n"));
	console.error("Choose versions that the registry has for all platforms: docs/decisions/003-install-and-builds.md");
	process.exit(1);
}
console.log(`${Object.keys(lock.packages).length} packages, complete for every platform`);
