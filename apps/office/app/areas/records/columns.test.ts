import { expect, it } from "vitest";
import { rangeState } from "./columns.tsx";

it.each([
	["2026-11-01", "later"],
	["2026-11-02", "now"],
	["2026-11-05", "now"],
	["2026-11-06", "over"],
] as const)("on %s it is %s", (day, state) => {
	expect(rangeState("2026-11-02", "2026-11-05", day)).toBe(state);
});
