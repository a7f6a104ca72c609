import { describe, expect, it } from "vitest";
import { labelSides } from "./label-sides.ts";

const label = (x: number, y: number) => ({ x, y, width: 80, height: 24 });

describe("the side of a marker's label", () => {
	it("is the right one if there is room", () => {
		expect(labelSides([label(0, 0), label(0, 100)])).toEqual(["right", "right"]);
	});

	it("turns away from a neighbour", () => {
		expect(labelSides([label(0, 0), label(30, 4)])).toEqual(["left", "right"]);
	});

	it("does not leave the map", () => {
		expect(labelSides([label(60, 0), label(-60, 0)])).toEqual(["right", "left"]);
		const [first, second] = labelSides([label(60, 0), label(-60, 0)], 110);
		expect(["top", "bottom", "left"]).toContain(first);
		expect(["top", "bottom", "right"]).toContain(second);
	});

	it("differs for each of three in a row", () => {
		expect(new Set(labelSides([label(0, 0), label(30, 0), label(60, 0)])).size).toBe(3);
	});
});
