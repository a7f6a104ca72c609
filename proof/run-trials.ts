import { styleText } from "node:util";
import { verdict, writeProof } from "../bench/proof.ts";
import type { Outcome, Trial } from "./trial.ts";

interface Report {
	/** Section of docs/proof.md and last part of the command's name. */
	name: "faults" | "attack";
	title: string;
	text: string;
	trials: Trial[];
	/** When all have run. */
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
		console.error(`There is no ${unknown.join(", ")}. There are: ${trials.map(({ name }) => name).join(", ")}.`);
		process.exit(1);
	}
	return names.length > 0 ? trials.filter(({ name }) => names.includes(name)) : trials;
}

/** A trial that breaks has failed, and the others still run. */
async function runOne(trial: Trial): Promise<Result> {
	console.log(`\n${styleText("bold", trial.title)} (${trial.name})`);
	const started = performance.now();
	const passedSeconds = () => Math.round((performance.now() - started) / 1000);
	const say = (text: string) => console.log(styleText("dim", `  ${String(passedSeconds()).padStart(4)} s  ${text}`));
	const outcome = await trial.run(say).catch((error: unknown): Outcome => {
		console.error(error);
		const measured = error instanceof Error ? error.message : String(error);
		return { figures: {}, checks: [{ what: "ran to its end", measured, wanted: "yes", holds: false }] };
	});
	for (const { what, measured, wanted, holds } of outcome.checks)
		console.log(`  ${holds ? passed : failed} ${what}: ${measured}${holds ? "" : ` (wanted: ${wanted})`}`);
	for (const note of outcome.notes ?? []) console.log(`       ${note}`);
	return { ...outcome, trial, seconds: passedSeconds() };
}

function rowsOf(results: Result[]): Record<string, string | number>[] {
	const columns = [...new Set(results.flatMap(({ figures }) => Object.keys(figures)))];
	return results.map(({ trial, figures, checks, seconds }) => ({
		trial: trial.title,
		...Object.fromEntries(columns.map((column) => [column, figures[column] ?? ""])),
		checks: `${checks.filter(({ holds }) => holds).length} of ${checks.length}`,
		took: `${seconds} s`,
		result: verdict(checks.every(({ holds }) => holds)),
	}));
}

function notesOf(results: Result[]): string[] {
	return results.flatMap(({ trial, checks, notes = [] }) => [
		...checks
			.filter(({ holds }) => !holds)
			.map(({ what, measured, wanted }) => `**${trial.title}**, ${what}: ${measured}, wanted ${wanted}`),
		...notes.map((note) => `${trial.title}: ${note}`),
	]);
}

/** Runs the trials that the command line names, or all; only a whole run is written down. */
export async function runTrials(report: Report): Promise<never> {
	const names = process.argv.slice(2);
	const results: Result[] = [];
	for (const trial of chosen(report, names)) results.push(await runOne(trial));
	await report.close();
	const rows = rowsOf(results);
	console.table(rows);
	const { name, title, text } = report;
	const whole = names.length === 0;
	if (whole) writeProof({ name, title, text, rows, command: `npm run test:${name}`, notes: notesOf(results) });
	process.exit(results.every(({ checks }) => checks.every(({ holds }) => holds)) ? 0 : 1);
}
