import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../scripts/steps.mjs";
import { machineName } from "./machine.ts";

const file = join(root, "docs/proof.md");

// Unknown sections come last.
const order = [
	"serving",
	"booking",
	"enquiries",
	"lighthouse",
	"navigation",
	"startup",
	"desk",
	"find",
	"growth",
	"history",
	"monday",
	"faults",
	"attack",
	"cluster",
	"alerts",
];

type Cell = string | number;

export interface ProofSection {
	name: string;
	/** Defaults to the bench of that name. */
	command?: string;
	title: string;
	text: string;
	rows: Record<string, Cell>[];
	/** Remarks, such as why a target is missed. */
	notes?: string[];
}

export function verdict(holds: boolean): string {
	return holds ? "pass" : "**FAIL**";
}

function table(rows: Record<string, Cell>[]): string {
	const columns = Object.keys(rows[0] ?? {});
	const line = (cells: Cell[]) => `| ${cells.join(" | ")} |`;
	const numeric = (column: string) => rows.every((row) => /^\d/.test(String(row[column])));
	return [
		line(columns),
		line(columns.map((column) => (numeric(column) ? "---:" : "---"))),
		...rows.map((row) => line(columns.map((column) => row[column] ?? ""))),
	].join("\n");
}

const edges = (name: string) => [`<!-- ${name} -->`, `<!-- /${name} -->`] as const;

function sectionsOf(text: string): Map<string, string> {
	return new Map(
		[...text.matchAll(/<!-- (\w+) -->\n([\s\S]*?)\n<!-- \/\1 -->/g)].map((found) => [found[1] ?? "", found[2] ?? ""]),
	);
}

function rank(name: string): number {
	const place = order.indexOf(name);
	return place < 0 ? order.length : place;
}

export function readProof(name: string): string {
	return sectionsOf(existsSync(file) ? readFileSync(file, "utf8") : "").get(name) ?? "";
}

/** Replaces one section of docs/proof.md. What is written by hand above the first section stays. */
export function writeProof({
	name,
	command = `npm run bench -- ${name}`,
	title,
	text: description,
	rows,
	notes = [],
}: ProofSection): void {
	const text = existsSync(file) ? readFileSync(file, "utf8") : "# Proof\n";
	const sections = sectionsOf(text);
	const [head = ""] = text.split("\n<!-- ", 1);
	const run = `\`${command}\` on ${new Date().toISOString().slice(0, 10)}, ${machineName()}.`;
	const parts = [
		`## ${title}`,
		description,
		run,
		table(rows),
		...(notes.length > 0 ? [notes.map((note) => `- ${note}`).join("\n")] : []),
	];
	sections.set(name, parts.join("\n\n"));
	const written = [...sections].toSorted(([a], [b]) => rank(a) - rank(b) || a.localeCompare(b));
	const bodies = written.map(([section, body]) => [edges(section)[0], body, edges(section)[1]].join("\n"));
	writeFileSync(file, `${[head.trimEnd(), ...bodies].join("\n\n")}\n`);
}
