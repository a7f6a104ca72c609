import { parseAmount } from "@kvart/contract/memberships/money";
import { accountDigits } from "@kvart/contract/memberships/payment-code";
import type { StatementColumns } from "../../../../platform/statement-columns.ts";
import { type BankRow, dayOf, Rows, refuseFile } from "./bank-row.ts";

const separators = [";", "\t", ","] as const;
/** Banks write name and period of the account above the columns. */
const linesAbove = 20;

interface Line {
	cells: string[];
	/** Of the file, from 1. */
	number: number;
}

/** Quoted cells may contain separators and line breaks. A quote that is never closed was cut off. */
function* linesOf(text: string, separator: string, whole = true): Generator<Line> {
	let cells: string[] = [];
	let cell = "";
	let quoted = false;
	let number = 1;
	for (let at = 0; at < text.length; at += 1) {
		const character = text[at];
		if (quoted) {
			if (character !== '"') cell += character;
			else if (text[at + 1] === '"') {
				cell += '"';
				at += 1;
			} else quoted = false;
		} else if (character === '"' && cell.trim() === "") {
			cell = "";
			quoted = true;
		} else if (character === separator) {
			cells.push(cell);
			cell = "";
		} else if (character === "\n") {
			yield { cells: [...cells, cell], number };
			cells = [];
			cell = "";
			number += 1;
		} else if (character !== "\r") cell += character;
	}
	if (quoted && whole) refuseFile("file-incomplete");
	if (cell !== "" || cells.length > 0) yield { cells: [...cells, cell], number };
}

const isBlank = ({ cells }: Line) => cells.every((cell) => cell.trim() === "");
const plain = (name: string) => name.trim().toLowerCase();

interface Header {
	separator: string;
	line: number;
	width: number;
	/** Where each column is. */
	at: Partial<Record<keyof StatementColumns, number>>;
}

function headerOf(text: string, columns: StatementColumns): Header {
	const names = Object.entries(columns) as [keyof StatementColumns, string][];
	const top = text.split("\n", linesAbove).join("\n");
	const candidates = separators.flatMap((separator) =>
		[...linesOf(top, separator, false)].map((line) => ({ separator, line, known: line.cells.map(plain) })),
	);
	const counted = candidates.map((candidate) => ({
		...candidate,
		missing: names.filter(([, name]) => !candidate.known.includes(plain(name))),
	}));
	const [best] = counted.toSorted((a, b) => a.missing.length - b.missing.length);
	if (!best || best.missing.length === names.length) return refuseFile("not-a-statement");
	const [missing] = best.missing;
	if (missing) return refuseFile("missing-column", `column.${missing[1]}`);
	const at = Object.fromEntries(names.map(([key, name]) => [key, best.known.indexOf(plain(name))]));
	return { separator: best.separator, line: best.line.number, width: best.known.length, at };
}

function rowOf({ cells, number }: Line, { at }: Header, account: string): BankRow {
	const place = `row.${number}`;
	const cell = (key: keyof StatementColumns) => (at[key] === undefined ? "" : (cells[at[key]] ?? "").trim());
	if (at.currency !== undefined && cell("currency").toUpperCase() !== "RSD") refuseFile("other-currency", place);
	if (at.account !== undefined && accountDigits(cell("account")) !== account) refuseFile("other-account", place);
	const bookedOn = dayOf(cell("date"));
	// A column of money that came in is empty where money went out.
	const amount = cell("amount") === "" ? 0 : parseAmount(cell("amount").replaceAll("\u00a0", ""));
	if (bookedOn === null || amount === null) return refuseFile("unreadable-row", place);
	return {
		bankId: cell("id") || null,
		bookedOn,
		amount,
		incoming: amount > 0,
		reference: cell("reference"),
		payer: cell("payer"),
		purpose: cell("purpose"),
	};
}

/** The rows of a CSV file with the columns of the settings. */
export function readCsv(text: string, columns: StatementColumns, account: string): BankRow[] {
	const header = headerOf(text, columns);
	const rows = new Rows();
	let short: Line | undefined;
	for (const line of linesOf(text, header.separator)) {
		if (line.number <= header.line || isBlank(line)) continue;
		if (short) refuseFile("unreadable-row", `row.${short.number}`);
		if (line.cells.length < header.width) short = line;
		else rows.add(rowOf(line, header, account));
	}
	// Only the last line can be cut off.
	if (short) refuseFile("file-incomplete");
	return rows.rows;
}
