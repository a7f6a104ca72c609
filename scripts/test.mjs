// npm test: static checks and the build at once, then all tests.
import { globSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { fillData } from "../e2e/own-server.ts";
import { build } from "./build.mjs";
import { ensurePrerequisites } from "./prerequisites.mjs";
import { step, together } from "./progress.mjs";
import { generate, quickChecks, slowChecks } from "./static-checks.mjs";
import { failWith, root, runTool } from "./steps.mjs";

const reports = join(root, "node_modules/.cache/reports");

/** Counts results from the JSON report, also if the tests fail. */
async function count(name, args, env, read) {
	const file = join(reports, `${name}.json`);
	let failure;
	await runTool(name, args(file), { env: env(file) }).catch((error) => (failure = error));
	const { passed, failed, skipped, seconds } = read(JSON.parse(readFileSync(file, "utf8")));
	if (passed === 0) throw new Error(`${name}: no test ran.`);
	return { passed, failed: failed + (failure && failed === 0 ? 1 : 0), skipped, seconds };
}

/** The duration of all tests in a suite of Playwright's report. */
function secondsOf({ specs = [], suites = [] }) {
	const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)));
	return (
		own.reduce((sum, duration) => sum + duration / 1000, 0) + suites.reduce((sum, part) => sum + secondsOf(part), 0)
	);
}

const vitest = () =>
	count(
		"vitest",
		(file) => ["run", "--reporter=dot", "--reporter=json", `--outputFile.json=${file}`],
		// In a file, the colour of each dot would be ten characters.
		() => (process.stdout.isTTY ? {} : { NO_COLOR: "1" }),
		({ numPassedTests, numFailedTests, numPendingTests, testResults }) => ({
			passed: numPassedTests,
			failed: numFailedTests,
			skipped: numPendingTests,
			seconds: testResults.map(({ name, startTime, endTime }) => [relative(root, name), (endTime - startTime) / 1000]),
		}),
	);

const browser = () =>
	count(
		"playwright",
		() => ["test", "--config", "e2e/playwright.config.ts"],
		(file) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: file, DEMO_IS_FILLED: "1" }),
		({ stats, suites }) => ({
			passed: stats.expected,
			failed: stats.unexpected + stats.flaky,
			skipped: stats.skipped,
			seconds: suites.map((suite) => [`e2e/${suite.file}`, secondsOf(suite)]),
		}),
	);

/** The upper part of what a page showed when its test failed. CI keeps the log, but not the files. */
function printFailedPages() {
	for (const file of globSync("test-results/*/error-context.md", { cwd: root })) {
		const [, page = ""] = readFileSync(join(root, file), "utf8").split(/^# (?:Error details|Test source)$/m);
		console.log(`\n${file}\n${page.trim().split("\n", 200).join("\n")}`);
	}
}

/** Files run side by side, so that their seconds are more than those of the whole run. */
function printSlowest(results) {
	const slowest = results.flatMap(({ seconds }) => seconds).toSorted(([, a], [, b]) => b - a);
	console.log("\nThe ten slowest files");
	for (const [file, seconds] of slowest.slice(0, 10)) console.log(`${seconds.toFixed(1).padStart(7)} s  ${file}`);
}

async function main() {
	const started = Date.now();
	rmSync(reports, { recursive: true, force: true });
	mkdirSync(reports, { recursive: true });
	await step("Programs for the tests", () => ensurePrerequisites());
	await step("Generate", generate);
	// Most use one processor, some of the time.
	const demo = ["Demo for the browser", () => fillData().then(() => "filled")];
	const checks = [...quickChecks(), ...slowChecks, ["Build", () => build()], demo];
	await step("Checks and build", (report) => together(checks, report));
	const results = [await vitest(), await browser()];
	printFailedPages();
	printSlowest(results);
	const sum = (key) => results.reduce((total, result) => total + result[key], 0);
	console.log(`\nDone in ${Math.round((Date.now() - started) / 1000)} s`);
	console.log(`${sum("passed")} passed, ${sum("failed")} failed${sum("skipped") ? `, ${sum("skipped")} skipped` : ""}`);
	if (sum("failed") + sum("skipped") > 0) process.exit(1);
}

await main().catch(failWith);
