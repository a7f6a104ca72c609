import { byteOrderMark, type CsvValue, csvLine } from "@kvart/contract/csv";

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

export function csvOf<Row>(rows: readonly Row[], columns: readonly CsvColumn<Row>[]): string {
	const lines = rows.map((row) => csvLine(columns.map(({ value }) => value(row))));
	return byteOrderMark + csvLine(columns.map(({ label }) => label)) + lines.join("");
}

export function csvFile<Row>(rows: readonly Row[], columns: readonly CsvColumn<Row>[]): Blob {
	return new Blob([csvOf(rows, columns)], { type: "text/csv;charset=utf-8" });
}
