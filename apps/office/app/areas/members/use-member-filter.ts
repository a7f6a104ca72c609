import type { MemberAbsence, MemberMark, MemberOrder, MemberState } from "@kvart/contract/staff/members";
import { useSearchParams } from "react-router";

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

/** In the address, so that a link and "back" from a member restore the list. */
export function useMemberFilter() {
	const [params, setParams] = useSearchParams();
	const filter = parseFilter(params);
	const set = (change: { [N in keyof MemberFilter]?: string | null }) =>
		setParams(formatFilter({ ...filter, ...change }), { replace: true });
	const { sort: _, ...conditions } = filter;
	return { filter, set, narrowed: Object.keys(conditions).length > 0 };
}
