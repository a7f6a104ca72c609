import { enquiryKinds } from "@kvart/contract/enquiries/kinds";
import { useSearchParams } from "react-router";
import type { CallInput } from "../../lib/queries.ts";

const id = /^(none|[1-9]\d{0,9})$/;
const among = (values: readonly string[]) => (value: string) => values.includes(value);

/** Valid values; anything else in the address is ignored. */
const allowed = {
	kind: among(enquiryKinds),
	gym: (value: string) => id.test(value),
	status: among(["waiting", "new", "open", "answered", "closed", "spam"]),
	assignee: (value: string) => id.test(value),
	age: among(["fresh", "reply", "settle", "late", "overdue"]),
	mark: among(["none", "trap", "hasty", "unproven"]),
	outcome: among(["none", "came", "joined", "not_interested", "not_reached"]),
	follow_up: among(["due", "planned"]),
	text: (value: string) => value.length <= 200,
} as const satisfies Record<string, (value: string) => boolean>;

export type FilterName = keyof typeof allowed;
export type EnquiryFilter = Omit<CallInput<"exportEnquiries">["query"], "language">;

/** The filter lives in the address, so that a link to it can be shared. */
export function filterFrom(params: URLSearchParams): EnquiryFilter {
	const names = Object.keys(allowed) as FilterName[];
	const given = names.flatMap((name) => {
		const value = params.get(name)?.trim();
		return value && allowed[name](value) ? [[name, value] as const] : [];
	});
	return Object.fromEntries(given);
}

export function useEnquiryFilter() {
	const [params, setParams] = useSearchParams();
	const filter = filterFrom(params);
	return {
		filter,
		set: (change: { [N in FilterName]?: string | null }) => {
			const entries = Object.entries({ ...filter, ...change }).filter((entry): entry is [string, string] => !!entry[1]);
			setParams(Object.fromEntries(entries), { replace: true });
		},
		clear: () => setParams({}, { replace: true }),
		isEmpty: Object.keys(filter).length === 0,
	};
}
