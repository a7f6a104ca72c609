import { join } from "node:path";
import { launch } from "chrome-launcher";
import { findProgram } from "../scripts/prerequisites.mjs";
import { root } from "../scripts/steps.mjs";
import budgets from "./budgets.json" with { type: "json" };
import { startBuiltServer } from "./built-server.ts";
import { audit, type Category, measureSpeed, type Speed } from "./lighthouse/audit.ts";
import { serveBarePage } from "./lighthouse/bare-page.ts";
import { besideBusyLoops, restOf } from "./machine.ts";
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

function speedColumns(speeds: Speed[]) {
	const inTurn = (read: (speed: Speed) => string) => speeds.map(read).join(" / ");
	return {
		performance: inTurn(({ score }) => score.toFixed(0)),
		"largest paint s": inTurn(({ largestPaintSeconds }) => largestPaintSeconds.toFixed(1)),
		"blocked ms": inTurn(({ blockedMilliseconds }) => blockedMilliseconds.toFixed(0)),
		"styles and layout ms": inTurn(({ layoutMilliseconds }) => layoutMilliseconds.toFixed(0)),
		"layout passes": inTurn(({ layoutPasses }) => layoutPasses.toFixed(0)),
	};
}

const measureBusy = (url: string) => besideBusyLoops(() => measureSpeed(url, chrome, "simulate"));

async function measureBare() {
	const bare = await serveBarePage(`${server.url}/`);
	const speeds = [
		await measureSpeed(bare.url, chrome, "simulate"),
		await measureBusy(bare.url),
		await measureSpeed(bare.url, chrome, "devtools"),
	];
	bare.stop();
	return { page: "/ without styles, scripts and pictures", kind: "reference", ...speedColumns(speeds) };
}

async function measure(kind: Kind, path: string) {
	const url = server.url + path;
	const simulated = await audit(url, chrome);
	const busy = await measureBusy(url);
	const real = await measureSpeed(url, chrome, "devtools");
	const { scores, kilobytes } = simulated;
	const missed = [
		...(kilobytes.scripts > scriptBudget[kind] ? ["scripts"] : []),
		...(kilobytes.document > budget.documentKilobytes ? ["document, styles, type"] : []),
		...(simulated.score < budget.performance[kind] ? ["performance"] : []),
		...(busy.score < budget.performance[kind] ? ["performance beside busy loops"] : []),
		...(kind === "read" && real.blockedMilliseconds > budget.readBlockedMilliseconds ? ["blocked time"] : []),
		...others.filter((name) => scores[name] < budget.lighthouse[name]),
	];
	if (missed.length > 0) {
		notes.push(`${path} misses ${missed.join(", ")}`);
		console.log(`${path}: ${simulated.misses.join(", ")}`);
	}
	const row = {
		page: path,
		kind,
		...speedColumns([simulated, busy, real]),
		"accessibility, best practices, seo": others.map((name) => scores[name]).join(" "),
		"scripts KB": kilobytes.scripts.toFixed(1),
		"document, styles, type KB": kilobytes.document.toFixed(1),
		"pictures KB": kilobytes.pictures.toFixed(0),
		result: verdict(missed.length === 0),
	};
	console.log(row);
	return row;
}

const rows: Record<string, string>[] = [];
for (const kind of ["read", "app"] as const)
	for (const path of budget.lighthousePaths[kind]) rows.push(await measure(kind, path));
rows.push(await measureBare());
chrome.kill();
await server.stop();
await database.stop();
writeProof({
	name: "lighthouse",
	title: "Pages",
	text: `Lighthouse as a phone, three runs a page, medians, and what a first visit loads, compressed. Every page in three ways: with the slow line
computed by Lighthouse, the same beside a busy loop on every core, and with line and processor really slowed down, four times. The last line has the
elements and texts of the home page alone. Targets: performance in the first two,
${budget.performance.read} on pages that are read and ${budget.performance.app} on pages with an app; blocked time in the third ${budget.readBlockedMilliseconds} on pages that are read; ${others.map((name) => `${name} ${budget.lighthouse[name]}`).join(", ")};
at most ${scriptBudget.read} KB of scripts on pages that are read, ${scriptBudget.app} KB on pages with an app, and ${budget.documentKilobytes} KB of document, styles and type.`,
	rows,
	notes,
});
if (notes.length > 0) process.exit(1);
