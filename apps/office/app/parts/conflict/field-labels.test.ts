import { expect, it } from "vitest";
import type { Conflict } from "../../lib/merge.ts";
import { conflictLabel, conflictText, type FieldLabels } from "./field-labels.ts";

interface Values {
	title: string;
	items: readonly object[];
}

const dinars = (value: unknown) => `${String(value)} RSD`;
const fields: FieldLabels<Values> = {
	title: { label: () => "Naslov" },
	items: {
		label: () => "Stavke",
		rows: {
			nameOf: (row) => String(row["name"]),
			columns: { name: { label: () => "Naziv" }, price: { label: () => "Cena", show: dinars } },
		},
	},
};
const row = { id: 1, name: "Mesec", price: 4200 };
const conflict = (part: Partial<Conflict<Values>>): Conflict<Values> => ({
	key: "items",
	field: "items",
	mine: null,
	theirs: null,
	...part,
});

it.each([
	[{ key: "title", field: "title" as const }, "Naslov", "Zima", "Zima"],
	[{ row, column: "price" }, "Stavke · Mesec · Cena", 4500, "4500 RSD"],
	[{ row }, "Stavke · Mesec", row, "Naziv: Mesec; Cena: 4200 RSD"],
	[{ row }, "Stavke · Mesec", null, "Obrisano"],
	[{}, "Stavke", [row, { ...row, name: "Dan" }], "Naziv: Mesec; Cena: 4200 RSD\nNaziv: Dan; Cena: 4200 RSD"],
])("shows %j without raw data", (part, label, value, text) => {
	expect(conflictLabel(fields, conflict(part))).toBe(label);
	expect(conflictText(fields, conflict(part), value)).toBe(text);
});
