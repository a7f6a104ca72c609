// Everything that must hold, in the order in which it fails fastest. `npm test` runs it on the project's own Node.
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build } from "./build.mjs";
import { ensurePrerequisites } from "./prerequisites.mjs";
import { failWith, root, run, step } from "./steps.mjs";

const reports = join(root, "node_modules/.cache/reports");
const web = join(root, "apps/web");
const office = join(root, "apps/office");

async function generate() {
	const messages = ["--project", "./project.inlang", "--outdir", "./app/paraglide"];
	const strategy = ["--strategy", "globalVariable", "baseLocale"];
	for (const cwd of [web, office]) {
		await run("paraglide-js", ["compile", ...messages, ...strategy], { quiet: true, cwd });
	}
}

/** Two at a time: the compiler uses one core. */
async function types() {
	const projects = ["apps/web", "apps/server", "apps/office", "proof", "bench", "e2e", "media", "packages/contract"];
	const lane = async () => {
		for (let project = projects.shift(); project; project = projects.shift())
			await run("tsc", ["-p", project], { quiet: true });
	};
	await Promise.all([lane(), lane()]);
}

/** Runs a test program that writes a JSON report, and counts what passed and failed even when it fails. */
async function count(name, command, args, env, read) {
	const file = join(reports, `${name}.json`);
	let failure;
	await run(command, args(file), { env: env(file) }).catch((error) => (failure = error));
	const { passed, failed, skipped } = read(JSON.parse(readFileSync(file, "utf8")));
	if (passed === 0) throw new Error(`${name}: no test ran.`);
	return { passed, failed: failed + (failure && failed === 0 ? 1 : 0), skipped };
}

const vitest = () =>
	count(
		"vitest",
		"vitest",
		(file) => ["run", "--reporter=dot", "--reporter=json", `--outputFile.json=${file}`],
		() => ({}),
		({ numPassedTests, numFailedTests, numPendingTests }) => ({
			passed: numPassedTests,
			failed: numFailedTests,
			skipped: numPendingTests,
		}),
	);

const browser = () =>
	count(
		"playwright",
		"playwright",
		() => ["test", "--config", "e2e/playwright.config.ts"],
		(file) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: file }),
		({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped }),
	);

async function main() {
	const started = Date.now();
	rmSync(reports, { recursive: true, force: true });
	mkdirSync(reports, { recursive: true });
	await step("Programs for the tests", ensurePrerequisites);
	await step("Generate", generate);
	await step("Format", () => run("biome", ["ci", "--max-diagnostics=20"], { quiet: true }).then(() => "is right"));
	await step("Structure", async () =>
		(await run(process.execPath, ["scripts/check-structure.mjs"], { quiet: true })).trim(),
	);
	await step("Messages", async () =>
		(await run(process.execPath, ["scripts/check-messages.mjs"], { quiet: true })).trim(),
	);
	await step("Types", types);
	await step("Lint", () => run("oxlint", ["--type-aware", "--deny-warnings"], { quiet: true }).then(() => "clean"));
	await step("Unused code", () => run("knip", [], { quiet: true }).then(() => "none"));
	await step("OpenAPI", () =>
		run("redocly", ["lint", "apps/server/openapi.json"], { quiet: true }).then(() => "valid"),
	);
	await step("Mobile application", async () =>
		(await run(process.execPath, ["mobile/check.mjs"], { quiet: true })).trim(),
	);
	await step("Build", build);
	const results = [await vitest(), await browser()];
	const sum = (key) => results.reduce((total, result) => total + result[key], 0);
	console.log(`\nDone in ${Math.round((Date.now() - started) / 1000)} s`);
	console.log(`${sum("passed")} passed, ${sum("failed")} failed${sum("skipped") ? `, ${sum("skipped")} skipped` : ""}`);
	if (sum("failed") + sum("skipped") > 0) process.exit(1);
}

await main().catch(failWith);
