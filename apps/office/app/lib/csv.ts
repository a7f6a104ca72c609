/** One column of a table that people take along. */
export interface CsvColumn<Row> {
	label: string;
	value: (row: Row) => string | number | null;
}

// Serbian and most other European spreadsheets split at semicolons; without the mark they take č for two letters.
const separator = ";";
const byteOrderMark = "\ufeff";

/** Spreadsheets run what begins like a formula, whoever typed it: the apostrophe makes it text again. */
function withoutFormula(text: string): string {
	return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}

function cell(value: string | number | null): string {
	const text = typeof value === "string" ? withoutFormula(value) : String(value ?? "");
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
