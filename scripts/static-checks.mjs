// Static checks, for `npm test` and `npm run check`.
import { join } from "node:path";
import { projectNode, root, run, runTool } from "./steps.mjs";

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

/** Two at a time: the compiler uses one core. */
async function types() {
	const projects = [
		"apps/web",
		"apps/web/app/worker",
		"apps/server",
		"apps/office",
		"proof",
		"bench",
		"e2e",
		"media",
		"packages/browser",
		"packages/contract",
		"packages/tokens",
	];
	const lane = async () => {
		for (let project = projects.shift(); project; project = projects.shift())
			await runTool("tsc", ["-p", project], quiet);
	};
	await Promise.all([lane(), lane()]);
}

/** In the order in which they fail fastest. */
export const quickChecks = [
	["Lock file", () => script("scripts/check-lock.mjs")],
	["Format", () => runTool("biome", ["ci", "--max-diagnostics=20"], quiet).then(() => "is right")],
	["Structure", () => script("scripts/check-structure.mjs")],
	["Messages", () => script("scripts/check-messages.mjs")],
	["Documents", () => script("scripts/check-docs.mjs")],
	["Types", types],
	["Lint", () => runTool("oxlint", ["--type-aware", "--deny-warnings"], quiet).then(() => "clean")],
];

export const slowChecks = [
	["Unused code", () => runTool("knip", [], quiet).then(() => "none")],
	["OpenAPI", () => runTool("redocly", ["lint", "apps/server/openapi.json"], quiet).then(() => "valid")],
	["Mobile application", () => script("mobile/check.mjs")],
];
