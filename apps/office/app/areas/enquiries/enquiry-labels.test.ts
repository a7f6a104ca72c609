import { expect, test } from "vitest";
import { dueLabel, urgencyOf } from "./enquiry-labels.ts";

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

test("shows the days left for the next step", () => {
	const labels = [5, 0, -2].map((days_left) => dueLabel({ days_left, status: "new" }));
	expect(labels).toEqual(["Još 5 dana za odgovor", "Rok ističe danas", "Kasni 2 dana"]);
	expect(dueLabel({ days_left: 9, status: "answered" })).toBe("Još 9 dana da se reši");
	expect(dueLabel({ days_left: null, status: "closed" })).toBe("Rešeno");
});
