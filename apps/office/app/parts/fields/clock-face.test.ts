import { expect, it } from "vitest";
import { fromClockFace, toClockFace } from "./clock-face.ts";

it.each([
	[930, "09:30"],
	[0, "00:00"],
	[1830, "18:30"],
	[null, ""],
])("writes %s as %s and reads it back", (time, face) => {
	expect(toClockFace(time)).toBe(face);
	expect(fromClockFace(face)).toBe(time);
});

it("takes seconds along and refuses what no clock shows", () => {
	expect(fromClockFace("09:30:00")).toBe(930);
	expect(fromClockFace("24:00")).toBeNull();
	expect(fromClockFace("9:7")).toBeNull();
	expect(fromClockFace("--:30")).toBeNull();
});
