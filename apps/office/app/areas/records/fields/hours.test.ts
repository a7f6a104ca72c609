import { expect, it } from "vitest";
import { readHours, writeHours } from "./hours.ts";

it.each(["06:30 - 23:00", "08:00 - 20:00"])("%s is read and written as it stands", (text) => {
	expect(writeHours(readHours(text))).toBe(text);
});

it("keeps one half while the other is typed", () => {
	expect(writeHours({ opens: 700, closes: null })).toBe("07:00 - ");
	expect(readHours("07:00 - ")).toEqual({ opens: 700, closes: null });
});

it("knows a closed day from hours", () => {
	expect(readHours("zatvoreno")).toEqual({ opens: null, closes: null });
});
