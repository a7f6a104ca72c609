import { useCallback } from "react";
import { useLocation, useNavigate } from "react-router";

/** The same address with one query parameter set or taken away. */
export function withParam(
	location: { pathname: string; search: string },
	name: string,
	value: string | undefined,
): string {
	const params = new URLSearchParams(location.search);
	if (value === undefined) params.delete(name);
	else params.set(name, value);
	const query = params.toString();
	return query ? `${location.pathname}?${query}` : location.pathname;
}

/**
 * A sheet with an address: `?coach=5` opens it, the back button closes it, and the server can render it open.
 * Open it with a link to `hrefOf("5")`, best with `preventScrollReset`.
 */
export function useSheetParam(name: string) {
	const location = useLocation();
	const navigate = useNavigate();
	const closeTo = withParam(location, name, undefined);
	return {
		value: new URLSearchParams(location.search).get(name) ?? undefined,
		hrefOf: (value: string) => withParam(location, name, value),
		closeTo,
		close: useCallback(() => void navigate(closeTo, { replace: true, preventScrollReset: true }), [navigate, closeTo]),
	};
}
