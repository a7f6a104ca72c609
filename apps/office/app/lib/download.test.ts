import { expect, it } from "vitest";
import { type CsvColumn, csvOf } from "./download.ts";

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

it.each(["=1+1", "+A1", "-2", "@SUM(A1)", "\tx"])("makes %j text, not a formula", (typed) => {
	expect(rowOf(typed)).toBe(`'${typed};\n`);
});

it("does not quote numbers", () => {
	expect(rowOf("Popust", -500)).toBe("Popust;-500\n");
});

it("writes decimals as the language does", () => {
	expect(rowOf("Popunjenost", 71.5)).toBe("Popunjenost;71,5\n");
});

it("writes foreign phones as text, without an apostrophe", () => {
	expect(rowOf("+43 660 123456")).toBe("00 43 660 123456;\n");
	expect(rowOf("064 123 4567")).toBe("064 123 4567;\n");
});
