import { expect, it } from "vitest";
import { formatFilter, nextOrder, parseFilter, sortingOf } from "./use-member-filter.ts";

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

it("sorts by a heading as the list of orders does: the latest first, then the earliest", () => {
	expect(sortingOf({})).toEqual({ key: "since", descending: true });
	expect(nextOrder({}, "since")).toBe("oldest");
	expect(nextOrder({ sort: "oldest" }, "since")).toBe("newest");
	expect(nextOrder({}, "visit")).toBe("last_visit");
	expect(sortingOf({ sort: "long_absent" })).toEqual({ key: "visit", descending: false });
	expect(nextOrder({}, "name")).toBe("name");
	expect(nextOrder({ sort: "name" }, "name")).toBeNull();
	expect(sortingOf({ sort: "most_misses" })).toBeNull();
});
