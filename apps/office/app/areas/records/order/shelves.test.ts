import { expect, it } from "vitest";
import { shelvesOf } from "./shelves.ts";

const records = [
	{ id: 4, version: 1, group: "2" },
	{ id: 1, version: 1, group: "1" },
	{ id: 3, version: 1, group: "2" },
];

it("keeps the order within each shelf, and of the shelves, also when they are numbers", () => {
	expect(Object.entries(shelvesOf(records, ({ group }) => String(group)))).toEqual([
		["shelf 2", [4, 3]],
		["shelf 1", [1]],
	]);
});

it("is one shelf unless there are several", () => {
	expect(Object.values(shelvesOf(records))).toEqual([[4, 1, 3]]);
});
