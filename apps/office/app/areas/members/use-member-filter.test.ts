import { expect, it } from "vitest";
import { formatFilter, parseFilter } from "./use-member-filter.ts";

it("restores from the address what it wrote there", () => {
	const filter = {
		text: "ana",
		state: "active",
		gym: "3",
		mark: "injury",
		absent: "60",
		sort: "long_absent",
	} as const;
	expect(parseFilter(formatFilter(filter))).toEqual(filter);
	expect(formatFilter({ ...filter, mark: null, text: "" }).toString()).toBe(
		"state=active&gym=3&absent=60&order=long_absent",
	);
});

it("leaves out what it does not know", () => {
	const address = "text=+&state=gone&gym=0&mark=x&absent=7&order=age&sort=name";
	expect(parseFilter(new URLSearchParams(address))).toEqual({});
});
