import { expect, test } from "vitest";
import { stepOf } from "./heat-table.tsx";
import { hoursBetween } from "./hours-table.tsx";

test("covers the hours from first to last without gaps", () => {
	expect(hoursBetween([{ hour: 9 }, { hour: 12 }, { hour: 7 }])).toEqual([7, 8, 9, 10, 11, 12]);
	expect(hoursBetween([])).toEqual([]);
});

test.for([
	[0, 1],
	[0.2, 1],
	[0.21, 2],
	[0.6, 3],
	[1, 5],
	[1.1, 5],
])("a share of %f has step %i", ([share, step]) => {
	expect(stepOf(share ?? 0)).toBe(step);
});

test("the last step can begin earlier", () => {
	expect(stepOf(0.1, 0.5)).toBe(1);
	expect(stepOf(0.41, 0.5)).toBe(5);
});
