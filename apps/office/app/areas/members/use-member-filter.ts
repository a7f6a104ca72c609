import type { MemberAbsence, MemberMark, MemberOrder, MemberState } from "@kvart/contract/staff/members";
import { useSearchParams } from "react-router";
import type { Sorting } from "../../parts/data-table/column.ts";

// Repeated here because importing the contract's module would bundle zod; the types keep them equal.
export const memberStates = ["active", "unconfirmed", "blocked"] as const satisfies readonly MemberState[];
export const memberOrders = [
	"newest",
	"oldest",
	"name",
	"last_visit",
	"long_absent",
	"most_misses",
] as const satisfies readonly MemberOrder[];
export const memberMarks = ["injury", "note", "misses"] as const satisfies readonly MemberMark[];
export const memberAbsences = ["30", "60", "90"] as const satisfies readonly MemberAbsence[];

export interface MemberFilter {
	text?: string;
	state?: MemberState;
	gym?: string;
	mark?: MemberMark;
	absent?: MemberAbsence;
	sort?: MemberOrder;
}

/** What the address does not name, or names wrongly, is left out. */
export function parseFilter(params: URLSearchParams): MemberFilter {
	const text = params.get("text")?.trim().slice(0, 200) ?? "";
	const state = memberStates.find((known) => known === params.get("state"));
	const gym = /^[1-9]\d{0,8}$/.exec(params.get("gym") ?? "")?.[0];
	const mark = memberMarks.find((known) => known === params.get("mark"));
	const absent = memberAbsences.find((known) => known === params.get("absent"));
	// `sort` is taken by the table.
	const sort = memberOrders.find((known) => known === params.get("order"));
	return {
		...(text && { text }),
		...(state && { state }),
		...(gym && { gym }),
		...(mark && { mark }),
		...(absent && { absent }),
		...(sort && { sort }),
	};
}

export function formatFilter({ sort, ...filter }: { [N in keyof MemberFilter]?: string | null }): URLSearchParams {
	const entries = Object.entries({ ...filter, order: sort }).filter((entry): entry is [string, string] => !!entry[1]);
	return new URLSearchParams(entries);
}

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

/** In the address, so that a link and "back" from a member restore the list. */
export function useMemberFilter() {
	const [params, setParams] = useSearchParams();
	const filter = parseFilter(params);
	const set = (change: { [N in keyof MemberFilter]?: string | null }) =>
		setParams(formatFilter({ ...filter, ...change }), { replace: true });
	const { sort: _, ...conditions } = filter;
	return { filter, set, narrowed: Object.keys(conditions).length > 0 };
}
