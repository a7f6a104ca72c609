// Checks that the documents name only files, folders and npm scripts that exist. Decisions are left out: a record
// names files as they were on its date.
import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { root } from "./steps.mjs";

const made = ["node_modules", "build", "dist", "paraglide", "test-results"];
const files = globSync("**/*", { cwd: root, exclude: (name) => made.includes(basename(name)) });
const documents = files.filter((file) => /^(docs\/(?!decisions\/\d).*|[A-Z]+)\.md$/.test(file));
const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

/** The guides walk through examples, servers make folders, and one name is forbidden. */
const absent =
	/nutrition|planner|company|companies|lockers|^(DATA_DIR|PUBLIC_URL)\/|^deploy\/(secrets|certificates)$|^utils\.ts$|^\.\w+\.ts$/;

/** Every file and folder, by each part of its path: documents write `modules/clubs` for `apps/server/src/modules/clubs`. */
const known = new Set();
for (const file of files) {
	const parts = file.split("/");
	for (let end = parts.length; end > 0; end -= 1) {
		for (let start = 0; start < end; start += 1) known.add(parts.slice(start, end).join("/"));
	}
}

const link = /\]\(([^)#\s]+)/g;
const path = /`((?:[\w.-]+\/)+[\w.-]*|[\w-]*\.?[\w-]+\.(?:tsx?|[cm]js|css|sql|json|sh|md|yaml))`/g;
const script = /npm run ([\w:-]+)/g;

function problemsOf(document) {
	const text = readFileSync(join(root, document), "utf8");
	const found = (pattern) => [...text.matchAll(pattern)].map(([, name]) => name);
	const links = found(link).filter((to) => !/^\w+:/.test(to) && !existsSync(join(root, dirname(document), to)));
	const paths = found(path).filter((name) => !absent.test(name) && !known.has(name.replace(/\/$/, "")));
	const unknown = found(script).filter((name) => !Object.hasOwn(scripts, name));
	return [...links, ...paths, ...unknown.map((name) => `npm run ${name}`)].map((name) => `${document}: ${name}`);
}

const problems = documents.flatMap(problemsOf);
if (problems.length > 0) {
	console.error(`These documents name what does not exist:\n${problems.join("\n")}`);
	process.exit(1);
}
console.log(`${documents.length} documents name only what exists`);
