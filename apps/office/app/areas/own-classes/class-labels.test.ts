import type { OwnClass } from "@kvart/contract/staff/own-classes";
import { expect, it } from "vitest";
import { formatHours, stateOf } from "./class-labels.ts";

const yoga = { cancelled: false, taught_by: null, instead_of: null, request: null } as OwnClass;
const nikola = { id: 2, name: "Nikola" };

it.each([
	[{}, undefined],
	[{ instead_of: nikola }, "Zamena: Nikola"],
	[{ request: { id: 1, absent: false, taken_by: null } }, "Tražite zamenu"],
	[{ request: { id: 1, absent: true, taken_by: null } }, "Ne možete da dođete"],
	[{ request: { id: 1, absent: true, taken_by: nikola } }, "Preuzima Nikola, čeka potvrdu"],
	[{ taught_by: nikola }, "Drži Nikola"],
	[{ cancelled: true, request: { id: 1, absent: true, taken_by: null } }, "Trening je otkazan"],
] as const)("%o is shown as %s", (change, label) => {
	expect(stateOf({ ...yoga, ...change })?.label).toBe(label);
});

it("shows when a class ends, also after midnight", () => {
	expect(formatHours({ time: 1830, duration: 55 })).toBe("18:30–19:25");
	expect(formatHours({ time: 2330, duration: 45 })).toBe("23:30–0:15");
});
