import type { MembershipCount } from "@kvart/contract/staff/revenue";
import { expect, test } from "vitest";
import { countRows, sumOf } from "./count-rows.ts";

const row = (club: string | null, title: string, active: number): MembershipCount => ({
	club: club === null ? null : { id: club.length, name: club },
	title,
	title_eng: `${title} (en)`,
	active,
	frozen: 1,
	new: 0,
	renewed: 0,
	ended: 2,
});

const rows = [row("Zemun", "8 treninga", 5), row("Zemun", "Mesec", 3), row("Vračar", "Mesec", 2), row(null, "Svi", 1)];

test("groups by club, plan or both, with sums", () => {
	const shown = (by: Parameters<typeof countRows>[1], language = "sr") =>
		countRows(rows, by, language).map(({ club, plan, active, ended }) => [club, plan, active, ended].join(","));
	expect(shown("club")).toEqual(["Zemun,,8,4", "Vračar,,2,2", "Svi centri,,1,2"]);
	expect(shown("plan", "en")).toEqual([",8 treninga (en),5,2", ",Mesec (en),5,4", ",Svi (en),1,2"]);
	expect(shown("both")).toHaveLength(4);
	expect(sumOf(rows, "active")).toBe(11);
});
