import { styleText } from "node:util";
import { readProof, verdict, writeProof } from "../bench/proof.ts";
import { root } from "../scripts/steps.mjs";
import { endLeftovers } from "./site/leftovers.ts";
import type { Outcome, Trial } from "./trial.ts";
import { type WrittenResult, writtenResults } from "./written-results.ts";

interface Report {
	/** Section of docs/proof.md, and suffix of the npm command. */
	name: "faults" | "attack" | "cluster" | "alerts";
	title: string;
	text: string;
	trials: Trial[];
	/** Called after all trials. */
	close(): Promise<void>;
}

interface Result extends Outcome {
	trial: Trial;
	seconds: number;
}

const passed = styleText("green", "ok  ");
const failed = styleText("red", "FAIL");

function chosen({ trials }: Report, names: string[]): Trial[] {
	const unknown = names.filter((name) => !trials.some((trial) => trial.name === name));
	if (unknown.length > 0) {
		console.error(`Unknown trial ${unknown.join(", ")}. Available: ${trials.map(({ name }) => name).join(", ")}.`);
		process.exit(1);
	}
	return names.length > 0 ? trials.filter(({ name }) => names.includes(name)) : trials;
}

/** A trial that throws counts as failed. */
async function runOne(trial: Trial): Promise<Result> {
	console.log(`\n${styleText("bold", trial.title)} (${trial.name})`);
	const started = performance.now();
	const passedSeconds = () => Math.round((performance.now() - started) / 1000);
	const report = (text: string) => console.log(styleText("dim", `  ${String(passedSeconds()).padStart(4)} s  ${text}`));
	const outcome = await trial.run(report).catch((error: unknown): Outcome => {
		console.error(error);
		// The report is about the project, not about the machine that it lies on.
		const measured = (error instanceof Error ? error.message : String(error)).replaceAll(`${root}/`, "");
		return { figures: {}, checks: [{ what: "ran to its end", measured, wanted: "yes", holds: false }] };
	});
	for (const problem of await endLeftovers()) console.error(problem);
	for (const { what, measured, wanted, holds } of outcome.checks)
		console.log(`  ${holds ? passed : failed} ${what}: ${measured}${holds ? "" : ` (wanted: ${wanted})`}`);
	for (const note of outcome.notes ?? []) console.log(`       ${note}`);
	return { ...outcome, trial, seconds: passedSeconds() };
}

function resultOf({ trial, figures, checks, seconds, notes = [] }: Result): WrittenResult {
	const { title } = trial;
	const failures = checks.filter(({ holds }) => !holds);
	return {
		row: {
			trial: title,
			...figures,
			checks: `${checks.length - failures.length} of ${checks.length}`,
			took: `${seconds} s`,
			ended: new Date().toISOString().slice(0, 16).replace("T", " "),
			result: verdict(failures.length === 0),
		},
		notes: [
			...failures.map(({ what, measured, wanted }) => `**${title}**, ${what}: ${measured}, wanted ${wanted}`),
			...notes.map((note) => `${title}: ${note}`),
		],
	};
}

const lastColumns = ["checks", "took", "ended", "result"];

/** Rows with equal columns. */
function aligned(rows: WrittenResult["row"][]): WrittenResult["row"][] {
	const figures = new Set(rows.flatMap((row) => Object.keys(row)).filter((column) => !lastColumns.includes(column)));
	const columns = [...figures, ...lastColumns];
	return rows.map((row) => Object.fromEntries(columns.map((column) => [column, row[column] ?? ""])));
}

/** Writes a result at once; keeps the last results of other trials. */
function writeDown({ name, title, text, trials }: Report, result: Result): void {
	const known = writtenResults(readProof(name)).set(result.trial.title, resultOf(result));
	const written = trials.flatMap((trial) => known.get(trial.title) ?? []);
	const missing = trials.filter((trial) => !known.has(trial.title)).map((trial) => trial.title);
	const notes = [
		...written.flatMap((trial) => trial.notes),
		...(missing.length > 0 ? [`Not run yet: ${missing.join(", ")}.`] : []),
	];
	const rows = aligned(written.map(({ row }) => row));
	writeProof({ name, title, text, rows, command: `npm run test:${name}`, notes });
}

/** Runs the named trials, or all. */
export async function runTrials(report: Report): Promise<never> {
	const results: Result[] = [];
	for (const trial of chosen(report, process.argv.slice(2))) {
		const result = await runOne(trial);
		writeDown(report, result);
		results.push(result);
	}
	await report.close();
	console.table(aligned(results.map((result) => resultOf(result).row)));
	process.exit(results.every(({ checks }) => checks.every(({ holds }) => holds)) ? 0 : 1);
}
