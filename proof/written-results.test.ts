import { expect, test } from "vitest";
import { writtenResults } from "./written-results.ts";

const section = `## Faults

Text.

| trial          | bookings | result   |
| -------------- | -------: | -------- |
| Disk full      |      120 | pass     |
| The disk       |          | **FAIL** |

- Disk full: 3 × 503
- **The disk**, ran to its end: no, wanted yes
- The disk: gone`;

test("reads back the results of a section", () => {
	expect(writtenResults(section)).toEqual(
		new Map([
			["Disk full", { row: { trial: "Disk full", bookings: "120", result: "pass" }, notes: ["Disk full: 3 × 503"] }],
			[
				"The disk",
				{
					row: { trial: "The disk", bookings: "", result: "**FAIL**" },
					notes: ["**The disk**, ran to its end: no, wanted yes", "The disk: gone"],
				},
			],
		]),
	);
});

test("a missing section has no results", () => {
	expect(writtenResults("")).toEqual(new Map());
});
