import { expect, it } from "vitest";
import { typedDate } from "./typed-date.ts";

it.each(["18.11.2026", "18. 11. 2026.", " 18.11.26 ", "18/11/2026", "2026-11-18", "18 11 2026"])(
	"%s is the 18th of November",
	(typed) => {
		expect(typedDate(typed)).toBe("2026-11-18");
	},
);

it("fills single digits up", () => {
	expect(typedDate("1.2.2027")).toBe("2027-02-01");
});

it.each(["", "sutra", "31.2.2026", "0.1.2026", "18.13.2026", "18.11.", "18.11.202"])("%s is no date", (typed) => {
	expect(typedDate(typed)).toBeNull();
});

it("knows leap years", () => {
	expect(typedDate("29.2.2028")).toBe("2028-02-29");
	expect(typedDate("29.2.2027")).toBeNull();
});
