import { byteOrderMark, type CsvValue, csvCell, csvSeparator } from "@kvart/contract/csv";

export function saveFile(content: Blob, name: string): void {
	const address = URL.createObjectURL(content);
	const link = document.createElement("a");
	link.href = address;
	link.download = name;
	link.click();
	// The browser reads the address after this task.
	setTimeout(() => URL.revokeObjectURL(address));
}

/** `Popunjenost po centrima` as `popunjenost-po-centrima.csv`. */
export function csvName(title: string): string {
	return `${title.toLowerCase().replaceAll(" ", "-")}.csv`;
}

export interface CsvColumn<Row> {
	label: string;
	value: (row: Row) => CsvValue;
}

function quoted(text: string): string {
	return /[";\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function line(values: readonly CsvValue[]): string {
	return values.map((value) => quoted(csvCell(value))).join(csvSeparator);
}

export function csvOf<Row>(rows: readonly Row[], columns: readonly CsvColumn<Row>[]): string {
	const lines = [
		line(columns.map(({ label }) => label)),
		...rows.map((row) => line(columns.map(({ value }) => value(row)))),
	];
	return `${byteOrderMark}${lines.join("\r\n")}\r\n`;
}

export function csvFile<Row>(rows: readonly Row[], columns: readonly CsvColumn<Row>[]): Blob {
	return new Blob([csvOf(rows, columns)], { type: "text/csv;charset=utf-8" });
}
