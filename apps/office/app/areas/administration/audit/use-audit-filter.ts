import { useSearchParams } from "react-router";

const names = ["entity", "entity_id", "actor", "from", "until", "text"] as const;
type AuditFilter = Partial<Record<(typeof names)[number], string>>;

const date = /^\d{4}-\d{2}-\d{2}$/;

/** The filter is in the address, so that it can be shared. Invalid values are dropped. */
export function filterFrom(params: URLSearchParams): AuditFilter {
	const given = names.flatMap((name) => {
		const value = params.get(name)?.trim();
		if (!value) return [];
		if ((name === "from" || name === "until") && !date.test(value)) return [];
		if (name === "actor" && !/^[1-9]\d{0,9}$/.test(value)) return [];
		return [[name, value] as const];
	});
	return Object.fromEntries(given);
}

export function useAuditFilter() {
	const [params, setParams] = useSearchParams();
	const filter = filterFrom(params);
	return {
		filter,
		set: (change: { [K in keyof AuditFilter]: string | null }) =>
			setParams(
				Object.fromEntries(Object.entries({ ...filter, ...change }).filter(([, value]) => value)) as Record<
					string,
					string
				>,
				{ replace: true },
			),
		clear: () => setParams({}, { replace: true }),
		isEmpty: Object.keys(filter).length === 0,
	};
}
