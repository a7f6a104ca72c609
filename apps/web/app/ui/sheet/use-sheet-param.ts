import { useCallback } from "react";
import { useLocation, useNavigate } from "react-router";

interface Address {
	pathname: string;
	search: string;
}

/** The same address with some query parameters set or taken away. */
export function withParams(location: Address, changes: Readonly<Record<string, string | undefined>>): string {
	const params = new URLSearchParams(location.search);
	for (const [name, value] of Object.entries(changes)) {
		if (value === undefined) params.delete(name);
		else params.set(name, value);
	}
	const query = params.toString();
	return query ? `${location.pathname}?${query}` : location.pathname;
}

export function withParam(location: Address, name: string, value: string | undefined): string {
	return withParams(location, { [name]: value });
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
