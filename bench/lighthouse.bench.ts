import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { findProgram } from "../scripts/prerequisites.mjs";
import budgets from "./budgets.json" with { type: "json" };
import { startBuiltServer } from "./built-server.ts";

/** Lighthouse on a simulated phone, three runs a page, the median of each category. */
const targets = budgets.page.lighthouse;
type Category = keyof typeof targets;
const categories = Object.keys(targets) as Category[];
const paths = process.argv[2]?.split(",") ?? budgets.page.lighthousePaths;

const folder = mkdtempSync(join(tmpdir(), "kvart-lighthouse-"));
const server = await startBuiltServer({ DATA_DIR: folder, RATE_LIMIT: "off" });
const chrome = await launch({
	chromePath: findProgram("chromium") ?? "",
	chromeFlags: ["--headless=new", "--no-sandbox", "--disable-gpu"],
});

async function scoresOf(path: string): Promise<Record<Category, number>> {
	const runs: Record<Category, number>[] = [];
	for (let run = 0; run < 3; run += 1) {
		const result = await lighthouse(server.url + path, {
			port: chrome.port,
			onlyCategories: categories,
			output: "json",
		});
		const found = result?.lhr.categories ?? {};
		runs.push(
			Object.fromEntries(categories.map((name) => [name, Math.round((found[name]?.score ?? 0) * 100)])) as Record<
				Category,
				number
			>,
		);
		const misses = Object.values(result?.lhr.audits ?? {}).filter(
			({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== "informative",
		);
		if (process.argv.includes("--why"))
			console.log(path, misses.map(({ id, displayValue }) => `${id} ${displayValue ?? ""}`).join(" | "));
	}
	const median = (name: Category) => runs.map((scores) => scores[name]).toSorted((a, b) => a - b)[1] ?? 0;
	return Object.fromEntries(categories.map((name) => [name, median(name)])) as Record<Category, number>;
}

// The first visit makes the pictures; what is measured is every visit after it.
for (const path of paths) await (await fetch(server.url + path)).text();
let failed = false;
const rows = [];
for (const path of paths) {
	const scores = await scoresOf(path);
	failed ||= categories.some((name) => scores[name] < targets[name]);
	rows.push({ page: path, ...scores });
	console.log(path, scores);
}
console.table([...rows, { page: "target", ...targets }]);
chrome.kill();
await server.stop();
rmSync(folder, { recursive: true, force: true });
if (failed) process.exit(1);
