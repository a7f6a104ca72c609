import { expect, test } from "vitest";
import { distanceBetween } from "./distance.ts";

test("distances are in metres", () => {
	const zemun = { latitude: 44.8357549, longitude: 20.4074158 };
	const vracar = { latitude: 44.7926, longitude: 20.482 };
	expect(distanceBetween(zemun, zemun)).toBe(0);
	expect(distanceBetween(zemun, vracar)).toBeGreaterThan(7500);
	expect(distanceBetween(zemun, vracar)).toBeLessThan(7700);
});
