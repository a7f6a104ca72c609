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

test("what a section says of each trial is read back", () => {
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

test("a section that is not there says nothing", () => {
	expect(writtenResults("")).toEqual(new Map());
});
