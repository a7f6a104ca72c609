import { expect, test } from "vitest";
import { boardWeek } from "./week.server.ts";

test("formats a week in each language", () => {
	const serbian = boardWeek("2026-11-18", "sr");
	expect(serbian).toMatchObject({ monday: "2026-11-16", label: "16. – 22. novembar" });
	expect(serbian.days[3]).toEqual({
		day: 4,
		date: "2026-11-19",
		name: "četvrtak",
		short: "čet",
		label: "19.11.",
		full: "četvrtak, 19. novembar",
	});
	const english = boardWeek("2026-11-18", "en");
	expect(english.label).toBe("16 – 22 November");
	expect(english.days[6]).toMatchObject({ name: "Sunday", short: "Sun", label: "22 Nov", full: "Sunday, 22 November" });
});

test("a week of a promotion is named by its own dates", () => {
	expect(boardWeek("2026-11-30", "sr", ["2026-11-30", "2026-12-01"]).label).toBe("30. novembar – 1. decembar");
	expect(boardWeek("2026-11-16", "en", ["2026-11-18", "2026-11-20", "2026-11-22"]).label).toBe("18 – 22 November");
	expect(boardWeek("2026-11-16", "sr", ["2026-11-18"]).label).toBe("18. novembar");
	expect(boardWeek("2026-11-16", "sr", []).label).toBe("16. novembar");
});

test("names both months of a week across two, also at the end of the year", () => {
	expect(boardWeek("2026-12-01", "sr").label).toBe("30. novembar – 6. decembar");
	expect(boardWeek("2027-01-01", "en").label).toBe("28 December – 3 January");
});
