import { join } from "node:path";
import { launch } from "chrome-launcher";
import { findProgram } from "../scripts/prerequisites.mjs";
import { root } from "../scripts/steps.mjs";
import budgets from "./budgets.json" with { type: "json" };
import { startBuiltServer } from "./built-server.ts";
import { audit, categories } from "./lighthouse/audit.ts";
import { restOf } from "./machine.ts";
import { verdict, writeProof } from "./proof.ts";
import { startDatabase } from "./temporary-database.ts";

/** Lighthouse and the weight of representative pages, each as a phone meets it for the first time. */
const { lighthouse: targets, lighthousePaths, scriptKilobytes, documentKilobytes } = budgets.page;
const database = await startDatabase();
const server = await startBuiltServer({
	DATABASE_URL: await database.create("kvart_lighthouse"),
	DATA_DIR: join(root, "node_modules/.cache/bench-data"),
	DEMO: "1",
	RATE_LIMIT: "off",
});
// Its pictures are made once, at the first start: what is measured is every visit after it.
await restOf(server.pid);
const chrome = await launch({
	chromePath: findProgram("chromium") ?? "",
	chromeFlags: ["--headless=new", "--no-sandbox", "--disable-gpu"],
});

const notes: string[] = [];
const rows = [];
for (const path of lighthousePaths) {
	const { scores, kilobytes, misses } = await audit(server.url + path, chrome);
	const light = kilobytes.scripts <= scriptKilobytes && kilobytes.document <= documentKilobytes;
	const holds = light && categories.every((name) => scores[name] >= targets[name]);
	if (!holds) notes.push(`${path}: ${misses.join(", ") || "heavier than its budget"}`);
	const row = {
		page: path,
		...scores,
		"scripts KB": kilobytes.scripts.toFixed(1),
		"document, styles, type KB": kilobytes.document.toFixed(1),
		"pictures KB": kilobytes.pictures.toFixed(0),
		result: verdict(holds),
	};
	rows.push(row);
	console.log(row);
}
chrome.kill();
await server.stop();
await database.stop();
console.table(rows);
const wanted = categories.map((name) => `${name} ${targets[name]}`).join(", ");
writeProof({
	name: "lighthouse",
	title: "Pages",
	text: `Lighthouse on its simulated phone, three runs a page, medians, and what a first visit loads, compressed. Targets: at least
${wanted}; at most ${scriptKilobytes} KB of scripts and ${documentKilobytes} KB of document, styles and type together.`,
	rows,
	notes,
});
if (notes.length > 0) process.exit(1);
