import { expect, test } from "vitest";
import { absenceDates } from "./schedule-absence.ts";

const codesOf = (from: string, to: string) =>
	absenceDates.safeParse({ from, to }).error?.issues.map(({ path, message }) => `${path.join(".")} ${message}`);

test.for([
	["2026-11-18", "2026-11-18", undefined],
	["2026-11-18", "2027-11-18", undefined],
	["2026-11-18", "2027-11-19", ["to invalid-value"]],
	["2026-11-18", "2026-11-17", ["to invalid-value"]],
	["2026-13-45", "2026-11-18", ["from invalid-value"]],
	["", "x", ["from invalid-value", "to invalid-value"]],
] as const)("an absence from %s to %s has the issues %j", ([from, to, issues]) => {
	expect(codesOf(from, to)).toEqual(issues);
});
