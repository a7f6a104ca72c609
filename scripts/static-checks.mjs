// Static checks, for `npm test` and `npm run check`.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { buildsFolder, projectNode, root, run, runTool } from "./steps.mjs";

const quiet = { quiet: true };

/** Our own scripts print one line. */
const script = async (file) => (await run(projectNode, [file], quiet)).trim();

/** The messages and the classes of styles as the compiler needs them. */
export async function generate() {
	const messages = ["--project", "./project.inlang", "--outdir", "./app/paraglide"];
	const strategy = ["--strategy", "globalVariable", "baseLocale"];
	const jobs = ["apps/web", "apps/office"].flatMap((app) => [
		runTool("paraglide-js", ["compile", ...messages, ...strategy], { quiet: true, cwd: join(root, app) }),
		run(projectNode, ["scripts/css-types.mjs", join(root, app)], quiet),
	]);
	await Promise.all(jobs);
}

async function lintOpenApi() {
	const file = join(buildsFolder, "openapi.json");
	mkdirSync(buildsFolder, { recursive: true });
	await run(projectNode, ["scripts/write-openapi.mjs", file], quiet);
	await runTool("redocly", ["lint", file], quiet);
	return "valid";
}

// The linter needs all types anyway, so that one program checks both.
const typesAndLint = (folders) =>
	runTool("oxlint", ["--type-aware", "--type-check", "--deny-warnings", ...folders], quiet).then(() => "clean");

/** In the order in which they fail fastest. Without folders, the types of all are checked. */
export const quickChecks = (folders = []) => [
	["Lock file", () => script("scripts/check-lock.mjs")],
	["Format", () => runTool("biome", ["ci", "--max-diagnostics=20"], quiet).then(() => "is right")],
	["Structure", () => script("scripts/check-structure.mjs")],
	["Messages", () => script("scripts/check-messages.mjs")],
	["Documents", () => script("scripts/check-docs.mjs")],
	["Types and lint", () => typesAndLint(folders)],
];

export const slowChecks = [
	["Unused code", () => runTool("knip", [], quiet).then(() => "none")],
	["OpenAPI", lintOpenApi],
	["Mobile application", () => script("mobile/check.mjs")],
];
