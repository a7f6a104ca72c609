import { AsyncLocalStorage } from "node:async_hooks";

interface Tables {
	read: readonly string[];
	written: readonly string[];
}

// Names of parts of a statement are found as well, which does no harm: no table has them.
const readPattern = /\b(?:from|join)\s+"?(\w+)/gi;
const writePattern = /\b(?:insert\s+into|update|delete\s+from)\s+"?(\w+)/gi;

const namesIn = (text: string, pattern: RegExp) => [
	...new Set(Array.from(text.matchAll(pattern), ([, name = ""]) => name)),
];

/** Statements with lists have as many texts as their lists have lengths. */
const maximumTexts = 1000;
const tablesByText = new Map<string, Tables>();

function tablesOf(text: string): Tables {
	const known = tablesByText.get(text);
	if (known) return known;
	const tables = { read: namesIn(text, readPattern), written: namesIn(text, writePattern) };
	if (tablesByText.size >= maximumTexts) tablesByText.clear();
	tablesByText.set(text, tables);
	return tables;
}

/** The tables that were read and written during one task. */
export class Touched {
	readonly read = new Set<string>();
	readonly written = new Set<string>();
	/** The periods whose free places were read. */
	readonly periods = new Set<number>();

	add({ read, written, periods }: Touched): void {
		for (const table of read) this.read.add(table);
		for (const table of written) this.written.add(table);
		for (const id of periods) this.periods.add(id);
	}
}

const current = new AsyncLocalStorage<Touched>();

/** The record of the caller, if there is one. */
export function currentTouched(): Touched | undefined {
	return current.getStore();
}

/** Records in `touched` which tables `run` reads and writes. */
export function recordTouched<T>(touched: Touched, run: () => Promise<T>): Promise<T> {
	return current.run(touched, run);
}

/** For every connection: Drizzle passes each statement to it. */
export const statementLog = {
	logQuery(text: string): void {
		const touched = current.getStore();
		if (!touched) return;
		const { read, written } = tablesOf(text);
		for (const table of read) touched.read.add(table);
		for (const table of written) touched.written.add(table);
	},
};
