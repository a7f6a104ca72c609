import { useSearchParams } from "react-router";

type Check<T extends string> = (value: string) => value is T;

/** By the name in the address: whether a value can be sent to the server. */
type Checks = Readonly<Record<string, (value: string) => boolean>>;

export type FilterOf<C extends Checks> = { [N in keyof C]?: C[N] extends Check<infer T> ? T : string };

export const oneOf =
	<T extends string>(values: readonly T[]): Check<T> =>
	(value): value is T =>
		values.some((known) => known === value);
export const isRecordId = (value: string) => /^[1-9]\d{0,9}$/.test(value);
export const isRecordIdOrNone = (value: string) => value === "none" || isRecordId(value);
export const isSearchText = (value: string) => value.length <= 200;

/** Anything else in the address is ignored. */
export function filterFrom<C extends Checks>(checks: C, params: URLSearchParams): FilterOf<C> {
	const given = Object.entries(checks).flatMap(([name, isValid]) => {
		const value = params.get(name)?.trim();
		return value && isValid(value) ? [[name, value] as const] : [];
	});
	return Object.fromEntries(given) as FilterOf<C>;
}

/** The filter of a list is in the address, so that a link and "back" restore it. */
export function useAddressFilter<C extends Checks>(checks: C) {
	const [params, setParams] = useSearchParams();
	const filter = filterFrom(checks, params);
	return {
		filter,
		set: (change: { [N in keyof C]?: string | null }) => {
			const entries = Object.entries<string | null | undefined>({ ...filter, ...change });
			setParams(new URLSearchParams(entries.flatMap(([name, value]) => (value ? [[name, value]] : []))), {
				replace: true,
			});
		},
		clear: () => setParams({}, { replace: true }),
		isEmpty: Object.keys(filter).length === 0,
	};
}
