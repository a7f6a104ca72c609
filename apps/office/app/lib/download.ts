import { currentLanguage } from "../i18n/language.ts";

export function saveFile(content: Blob, name: string): void {
	const address = URL.createObjectURL(content);
	const link = document.createElement("a");
	link.href = address;
	link.download = name;
	link.click();
	// The browser reads the address after this task.
	setTimeout(() => URL.revokeObjectURL(address));
}

export interface CsvColumn<Row> {
	label: string;
	value: (row: Row) => string | number | null;
}

// European spreadsheets split at semicolons and need the mark to read UTF-8.
const separator = ";";
const byteOrderMark = "\ufeff";

const phone = /^\+[\d ()/-]+$/;

/** Spreadsheets would run it as a formula: a phone gets zeros instead of its plus, anything else an apostrophe. */
function withoutFormula(text: string): string {
	if (phone.test(text)) return text.replace("+", "00 ");
	return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

/** Spreadsheets read a decimal comma with semicolons between the columns. */
function decimal(value: number): string {
	return currentLanguage() === "sr" ? String(value).replace(".", ",") : String(value);
}

function cell(value: string | number | null): string {
	const text = typeof value === "number" ? decimal(value) : withoutFormula(value ?? "");
	return /[";\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export function csvOf<Row>(rows: readonly Row[], columns: readonly CsvColumn<Row>[]): string {
	const lines = [
		columns.map(({ label }) => cell(label)),
		...rows.map((row) => columns.map(({ value }) => cell(value(row)))),
	];
	return `${byteOrderMark}${lines.map((line) => line.join(separator)).join("\r\n")}\r\n`;
}

export function csvFile<Row>(rows: readonly Row[], columns: readonly CsvColumn<Row>[]): Blob {
	return new Blob([csvOf(rows, columns)], { type: "text/csv;charset=utf-8" });
}
