import { expect, test } from "vitest";
import { dueInWords, urgencyOf } from "./enquiry-words.ts";

test.for([
	[{ days_left: 5, late: false }, "calm"],
	[{ days_left: 5, late: true }, "soon"],
	[{ days_left: 1, late: false }, "soon"],
	[{ days_left: 0, late: true }, "soon"],
	[{ days_left: -1, late: true }, "over"],
	[{ days_left: null, late: false }, "settled"],
] as const)("%j is %s", ([enquiry, urgency]) => {
	expect(urgencyOf(enquiry)).toBe(urgency);
});

test("the days that are left are told for the step that is next", () => {
	const told = [5, 0, -2].map((days_left) => dueInWords({ days_left, status: "new" }));
	expect(told).toEqual(["Još 5 dana za odgovor", "Rok ističe danas", "Kasni 2 dana"]);
	expect(dueInWords({ days_left: 9, status: "answered" })).toBe("Još 9 dana da se reši");
	expect(dueInWords({ days_left: null, status: "closed" })).toBe("Rešeno");
});
