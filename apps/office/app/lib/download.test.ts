import { expect, it } from "vitest";
import { type CsvColumn, csvName, csvOf } from "./download.ts";

interface Row {
	name: string;
	sum?: number;
}

const columns: CsvColumn<Row>[] = [
	{ label: "Ime", value: ({ name }) => name },
	{ label: "Iznos", value: ({ sum }) => sum ?? null },
];

function rowOf(name: string, sum?: number): string {
	return csvOf([{ name, ...(sum !== undefined && { sum }) }], columns)
		.split("\r\n")
		.slice(1)
		.join("\n");
}

it("begins with a byte order mark and the column names", () => {
	expect(csvOf([], columns)).toBe("\ufeffIme;Iznos\r\n");
});

it("quotes separators, quotes and line breaks", () => {
	expect(rowOf('Klub "Zemun"; sala', 5)).toBe('"Klub ""Zemun""; sala";5\n');
	expect(rowOf("dva\nreda")).toBe('"dva\nreda";\n');
});

it("writes values as Serbian spreadsheets read them", () => {
	expect(rowOf("=1+1", 71.5)).toBe("'=1+1;71,5\n");
	expect(rowOf("2026-11-18")).toBe("18.11.2026.;\n");
});

it("names files after what they hold", () => {
	expect(csvName("Popunjenost po centrima")).toBe("popunjenost-po-centrima.csv");
});
