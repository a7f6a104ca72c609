import { expect, it } from "vitest";
import { type FieldLabels, formatSide } from "./field-labels.ts";

interface Values {
	title: string;
	groups: readonly { title: string; items?: readonly { name: string; price: number }[] }[];
}

const fields: FieldLabels<Values> = {
	title: { label: () => "Naslov" },
	groups: {
		label: () => "Grupe",
		columns: {
			title: { label: () => "Naslov" },
			items: {
				label: () => "Stavke",
				columns: {
					name: { label: () => "Naziv" },
					price: { label: () => "Cena", show: (price) => `${String(price)} RSD` },
				},
			},
		},
	},
};
const gym = { title: "Teretana", items: [{ name: "Mesec", price: 4200 }] };

it("shows a field without raw data", () => {
	expect(formatSide(fields.title, "Zima", "Leto")).toBe("Zima");
	expect(formatSide(fields.groups, [gym, { title: "Joga" }], [])).toBe(
		"Naslov: Teretana; Stavke: Naziv: Mesec; Cena: 4200 RSD\nNaslov: Joga",
	);
});

it("shows of a list the rows that differ, and all if they were only moved", () => {
	const [yoga, pilates] = [{ title: "Joga" }, { title: "Pilates" }];
	expect(formatSide(fields.groups, [yoga, pilates], [yoga])).toBe("Naslov: Pilates");
	expect(formatSide(fields.groups, [pilates, yoga], [yoga, pilates])).toBe("Naslov: Pilates\nNaslov: Joga");
});
