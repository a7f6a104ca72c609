import { expect, it } from "vitest";
import { filterFrom } from "../../lib/address-filter.ts";
import { memberChecks, nextOrder, sortingOf } from "./use-member-filter.ts";

it("takes from the address what the server knows", () => {
	const filter = { text: "ana", state: "active", gym: "3", mark: "injury", absent: "60", sort: "long_absent" };
	expect(filterFrom(memberChecks, new URLSearchParams(filter))).toEqual(filter);
	const address = "text=+&state=gone&gym=0&mark=x&absent=7&sort=age";
	expect(filterFrom(memberChecks, new URLSearchParams(address))).toEqual({});
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
