import { join } from "node:path";
import { launch } from "chrome-launcher";
import { findProgram } from "../scripts/prerequisites.mjs";
import { root } from "../scripts/steps.mjs";
import budgets from "./budgets.json" with { type: "json" };
import { startBuiltServer } from "./built-server.ts";
import { audit, type Category } from "./lighthouse/audit.ts";
import { restOf } from "./machine.ts";
import { verdict, writeProof } from "./proof.ts";
import { startDatabase } from "./temporary-database.ts";

/** Lighthouse scores and sizes of typical pages on a phone, first visit. */
const { page: budget } = budgets;
const database = await startDatabase();
const server = await startBuiltServer({
	DATABASE_URL: await database.create("kvart_lighthouse"),
	DATA_DIR: join(root, "node_modules/.cache/bench-data"),
	DEMO: "1",
	RATE_LIMIT: "off",
});
// Pictures are rendered on the first request, which is not measured.
await restOf(server.pid);
const chrome = await launch({
	chromePath: findProgram("chromium") ?? "",
	chromeFlags: ["--headless=new", "--no-sandbox", "--disable-gpu"],
});

type Kind = keyof typeof budget.lighthousePaths;
const scriptBudget: Record<Kind, number> = { read: budget.readScriptKilobytes, app: budget.appScriptKilobytes };
const others = Object.keys(budget.lighthouse) as Exclude<Category, "performance">[];

const notes: string[] = [];

async function measure(kind: Kind, path: string) {
	const simulated = await audit(server.url + path, chrome, "simulate");
	const real = await audit(server.url + path, chrome, "devtools");
	const { scores, kilobytes } = simulated;
	const missed = [
		...(kilobytes.scripts > scriptBudget[kind] ? ["scripts"] : []),
		...(kilobytes.document > budget.documentKilobytes ? ["document, styles, type"] : []),
		...(scores.performance < budget.performance[kind] ? ["performance"] : []),
		...(kind === "read" && real.blockedMilliseconds > budget.readBlockedMilliseconds ? ["blocked time"] : []),
		...others.filter((name) => scores[name] < budget.lighthouse[name]),
	];
	if (missed.length > 0) notes.push(`${path} misses ${missed.join(", ")}: ${simulated.misses.join(", ")}`);
	const row = {
		page: path,
		kind,
		"performance, simulated / real": `${scores.performance} / ${real.scores.performance}`,
		"largest paint s": `${simulated.largestPaintSeconds.toFixed(1)} / ${real.largestPaintSeconds.toFixed(1)}`,
		"blocked ms": `${simulated.blockedMilliseconds.toFixed(0)} / ${real.blockedMilliseconds.toFixed(0)}`,
		"accessibility, best practices, seo": others.map((name) => scores[name]).join(" "),
		"scripts KB": kilobytes.scripts.toFixed(1),
		"document, styles, type KB": kilobytes.document.toFixed(1),
		"pictures KB": kilobytes.pictures.toFixed(0),
		result: verdict(missed.length === 0),
	};
	console.log(row);
	return row;
}

const rows = [];
for (const kind of ["read", "app"] as const)
	for (const path of budget.lighthousePaths[kind]) rows.push(await measure(kind, path));
chrome.kill();
await server.stop();
await database.stop();
writeProof({
	name: "lighthouse",
	title: "Pages",
	text: `Lighthouse as a phone, three runs a page, medians, and what a first visit loads, compressed. Every page twice: with the slow line
computed by Lighthouse (simulated), and with line and processor really slowed down (real). Targets: performance, simulated,
${budget.performance.read} on pages that are read and ${budget.performance.app} on pages with an app; real blocked time ${budget.readBlockedMilliseconds} on pages that are read; ${others.map((name) => `${name} ${budget.lighthouse[name]}`).join(", ")};
at most ${scriptBudget.read} KB of scripts on pages that are read, ${scriptBudget.app} KB on pages with an app, and ${budget.documentKilobytes} KB of document, styles and type.`,
	rows,
	notes,
});
if (notes.length > 0) process.exit(1);
