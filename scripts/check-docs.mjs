// Checks that the documents name only files, folders and npm scripts that exist, and that docs/settings.md is current.
// `npm run docs` writes that page.
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { settingsPage } from "./settings-page.mjs";
import { root } from "./steps.mjs";

const settings = join(root, "docs/settings.md");
if (process.argv.includes("--write")) writeFileSync(settings, settingsPage());

const made = ["node_modules", "build", "dist", "paraglide", "test-results"];
const files = globSync("**/*", { cwd: root, exclude: (name) => made.includes(basename(name)) });
const documents = files.filter((file) => /^(docs\/(?!decisions\/\d).*|[A-Z]+)\.md$/.test(file));
const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

/** The guides walk through examples, servers make folders, and one name is forbidden. */
const absent =
	/nutrition|planner|company|companies|lockers|^(DATA_DIR|PUBLIC_URL)\/|^\.\/data$|^deploy\/(secrets|certificates)$|^utils\.ts$|^\.\w+\.ts$/;

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

if (readFileSync(settings, "utf8") !== settingsPage()) {
	console.error("docs/settings.md differs from apps/server/src/env.ts: npm run docs");
	process.exit(1);
}

/** Figures above the sections of docs/proof.md that their section does not have (any more). */
function staleFigures() {
	const proof = readFileSync(join(root, "docs/proof.md"), "utf8").replace(/(?<=\d),(?=\d{3})/g, "");
	const head = proof.slice(0, proof.indexOf("<!-- "));
	return [...head.matchAll(/\| ([^|]*\d[^|]*) \| \[(\w+)\]\(#/g)].flatMap(([, figures, name]) => {
		const section = proof.split(`<!-- ${name} -->`)[1]?.split(`<!-- /${name} -->`)[0] ?? "";
		const there = new Set(section.match(/\d+(\.\d+)?/g));
		return figures
			.match(/\d+(\.\d+)?/g)
			.filter((figure) => !there.has(figure))
			.map((figure) => `docs/proof.md: ${figure} is not in its section ${name} any more`);
	});
}

const problems = [...documents.flatMap(problemsOf), ...staleFigures()];
if (problems.length > 0) {
	console.error(`These documents name what does not exist, or is not true any more:\n${problems.join("\n")}`);
	process.exit(1);
}
console.log(`${documents.length} documents name only what exists`);
