import { StaffApiError } from "@kvart/contract/staff/client";
import { expect, test } from "vitest";
import { fileProblem, refusalText } from "./file-problem.ts";

test.each([
	["izvod.xml", 100, null],
	["IZVOD.CSV", 100, null],
	["izvod.pdf", 100, "Izvod mora da bude datoteka .xml ili .csv."],
	["izvod", 100, "Izvod mora da bude datoteka .xml ili .csv."],
	["izvod.xml", 0, "Datoteka je prazna."],
	["izvod.xml", 25 * 1024 * 1024, "Izvod može da ima najviše 24 MB."],
])("%s of %i bytes", (name, size, expected) => {
	expect(fileProblem({ name, size })).toBe(expected);
});

const refusal = (field: string, code: string) =>
	refusalText(new StaffApiError(422, { code: "ERR_ALL_FIELDS_REQUIRED", errors: [{ field, code }] }));

test("a refusal names the row or the column", () => {
	expect(refusal("file", "other-account")).toBe("Izvod je sa drugog računa.");
	expect(refusal("row.17", "unreadable-row")).toBe("Red izvoda ne može da se pročita. Ništa nije uvezeno. (red 17)");
	expect(refusal("column.Poziv na broj", "missing-column")).toMatch(/Nedostaje: Poziv na broj\.$/);
	expect(refusalText(new StaffApiError(413, {}))).toBe("Izvod može da ima najviše 24 MB.");
});
