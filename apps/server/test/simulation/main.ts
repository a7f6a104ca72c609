// npm run simulate -- [--seed N] [--days N] [--people N] [--until STEP] [--minutes N] [--postgres] [--known]: see docs/decisions/025-tests.md.
import { parseArgs } from "node:util";
import { readTsxSources } from "../../src/platform/tsx-sources.ts";
import { knownMonths } from "./known-seeds.ts";
import type { Plan } from "./run.ts";
import { describe } from "./steps.ts";

process.env["NODE_ENV"] = "production";
readTsxSources();
const { simulate } = await import("./run.ts");
const { shrink } = await import("./shrink.ts");
const { embeddedDatabases, postgresDatabases } = await import("./databases.ts");

const { values } = parseArgs({
	options: {
		seed: { type: "string" },
		days: { type: "string", default: "30" },
		people: { type: "string", default: "120" },
		until: { type: "string" },
		minutes: { type: "string" },
		postgres: { type: "boolean", default: false },
		known: { type: "boolean", default: false },
	},
});

function numberOf(name: "seed" | "days" | "people" | "until" | "minutes"): number | undefined {
	const text = values[name];
	if (text !== undefined && !/^\d+$/.test(text)) {
		console.error(`--${name} has to be a whole number, but is "${text}".`);
		process.exit(1);
	}
	return text === undefined ? undefined : Number(text);
}

const fewest = 10;
const asked = numberOf("people") ?? 0;
if (asked < fewest) {
	console.error(`--people has to be at least ${fewest}.`);
	process.exit(1);
}
const databases = values.postgres ? await postgresDatabases() : embeddedDatabases();
const shrinkMilliseconds = 300_000;

/** Returns whether all went well. */
async function run(seed: number, days: number, people: number): Promise<boolean> {
	const until = numberOf("until");
	const house = { from: "2027-01-04", members: people, classesADay: Math.ceil(people / 5), stepsADay: people * 2.5 };
	const plan: Plan = { ...house, databases, seed, days, ...(until !== undefined && { until }) };
	const started = performance.now();
	const shown = process.stdout.isTTY;
	const onDay = (day: number, actions: number) =>
		shown && process.stdout.write(`\rseed ${seed}: day ${day + 1} of ${days}, ${actions} actions`);
	const { digest, actions, lines, failure } = await simulate({ ...plan, onDay });
	const seconds = (performance.now() - started) / 1000;
	const speed = Math.round((actions / seconds) * 60);
	if (shown) process.stdout.write("\r");
	const memory = Math.round(process.memoryUsage.rss() / 1e6);
	console.log(
		`seed ${seed}: ${days} days, ${actions} actions, ${speed} a minute, ${memory} MB, history ${digest.slice(0, 16)}`,
	);
	if (!failure) return true;
	console.log(["", ...lines, "", ...failure.problems].join("\n"));
	console.log(`\nAgain: npm run simulate -- --seed ${seed} --days ${days} --people ${people} --until ${failure.step}`);
	if (until !== undefined) return false;
	console.log("Looking for a shorter history that fails…");
	const { steps, history } = await shrink(plan, failure, { milliseconds: shrinkMilliseconds, onTry: () => undefined });
	console.log(
		[`${steps.length} steps are enough:`, ...steps.map(describe), ...(history.failure?.problems ?? [])].join("\n"),
	);
	return false;
}

const [days = 30, minutes, seed] = [numberOf("days"), numberOf("minutes"), numberOf("seed")];
const deadline = performance.now() + (minutes ?? 0) * 60_000;
let next = seed ?? (minutes === undefined ? 1 : Date.now() % 1_000_000);
let good = true;
if (values.known) for (const month of knownMonths) good = (await run(month.seed, month.days, month.people)) && good;
else
	do good = await run(next++, days, asked);
	while (good && performance.now() < deadline);
await databases.stop();
process.exit(good ? 0 : 1);
