import { expect, it } from "vitest";
import { shelvesOf } from "./order-page.tsx";

const records = [
	{ id: 4, version: 1, group: "2" },
	{ id: 1, version: 1, group: "1" },
	{ id: 3, version: 1, group: "2" },
];

it("keeps the order of groups and within them, also for numeric keys", () => {
	expect(Object.entries(shelvesOf(records, ({ group }) => group))).toEqual([
		["shelf 2", [4, 3]],
		["shelf 1", [1]],
	]);
});

it("uses one group by default", () => {
	expect(Object.values(shelvesOf(records))).toEqual([[4, 1, 3]]);
});
