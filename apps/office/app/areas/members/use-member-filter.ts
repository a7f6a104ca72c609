import {
	type MemberOrder,
	memberAbsences,
	memberMarks,
	memberOrders,
	memberStates,
} from "@kvart/contract/staff/member-rules";
import { type FilterOf, isRecordId, isSearchText, oneOf, useAddressFilter } from "../../lib/address-filter.ts";
import type { Sorting } from "../../parts/data-table/column.ts";

export const memberChecks = {
	text: isSearchText,
	state: oneOf(memberStates),
	gym: isRecordId,
	mark: oneOf(memberMarks),
	absent: oneOf(memberAbsences),
	sort: oneOf(memberOrders),
};

type MemberFilter = FilterOf<typeof memberChecks>;

/** Orders of each column that the server sorts: ascending and descending. Names go one way. */
const ordersOf: Partial<Record<string, readonly [MemberOrder, MemberOrder | null]>> = {
	name: ["name", null],
	visit: ["long_absent", "last_visit"],
	since: ["oldest", "newest"],
};

/** Without an order the newest are first. */
export function sortingOf({ sort = "newest" }: MemberFilter): Sorting | null {
	const found = Object.entries(ordersOf).find(([, orders]) => orders?.includes(sort));
	return found ? { key: found[0], descending: found[1]?.[1] === sort } : null;
}

/** The latest first, then the earliest; a name the other way round is of no use. */
export function nextOrder({ sort = "newest" }: MemberFilter, key: string): MemberOrder | null {
	const [ascending, descending] = ordersOf[key] ?? [];
	if (!descending) return sort === ascending ? null : (ascending ?? null);
	return sort === descending ? (ascending ?? null) : descending;
}

export function useMemberFilter() {
	const { filter, set } = useAddressFilter(memberChecks);
	const { sort: _, ...conditions } = filter;
	return { filter, set, narrowed: Object.keys(conditions).length > 0 };
}
