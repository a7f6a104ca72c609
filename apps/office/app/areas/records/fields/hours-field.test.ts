import { expect, it } from "vitest";
import { readHours, writeHours } from "./hours-field.tsx";

it.each(["06:30 - 23:00", "08:00 - 20:00"])("%s survives a round trip", (text) => {
	expect(writeHours(readHours(text))).toBe(text);
});

it("keeps one time while the other is missing", () => {
	expect(writeHours({ opens: 700, closes: null })).toBe("07:00 - ");
	expect(readHours("07:00 - ")).toEqual({ opens: 700, closes: null });
});

it("reads a closed day as no hours", () => {
	expect(readHours("zatvoreno")).toEqual({ opens: null, closes: null });
});
