import { expect, it } from "vitest";
import { fromClockFace, toClockFace, typedDate } from "./typed-date.ts";

it.each(["18.11.2026", "18. 11. 2026.", " 18.11.26 ", "18/11/2026", "2026-11-18", "18 11 2026"])(
	"%s is the 18th of November",
	(typed) => {
		expect(typedDate(typed)).toBe("2026-11-18");
	},
);

it("pads single digits", () => {
	expect(typedDate("1.2.2027")).toBe("2027-02-01");
});

it.each(["", "sutra", "31.2.2026", "0.1.2026", "18.13.2026", "18.11.", "18.11.202"])("%s is no date", (typed) => {
	expect(typedDate(typed)).toBeNull();
});

it("knows leap years", () => {
	expect(typedDate("29.2.2028")).toBe("2028-02-29");
	expect(typedDate("29.2.2027")).toBeNull();
});

it.each([
	[930, "09:30"],
	[0, "00:00"],
	[1830, "18:30"],
	[null, ""],
])("writes %s as %s and reads it back", (time, face) => {
	expect(toClockFace(time)).toBe(face);
	expect(fromClockFace(face)).toBe(time);
});

it("accepts seconds and rejects invalid times", () => {
	expect(fromClockFace("09:30:00")).toBe(930);
	expect(fromClockFace("24:00")).toBeNull();
	expect(fromClockFace("9:7")).toBeNull();
	expect(fromClockFace("--:30")).toBeNull();
});
