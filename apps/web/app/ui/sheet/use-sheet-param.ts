import { useCallback, useState } from "react";
import { changeAddress, useAddress, withParams } from "../../lib/address.ts";

/**
 * A sheet with an address: `?coach=5` opens it, the back button closes it, and the server can render it open.
 * Open it with a link to `hrefOf("5")`.
 */
export function useSheetParam(name: string) {
	const location = useAddress();
	const closeTo = withParams(location, { [name]: undefined });
	return {
		value: new URLSearchParams(location.search).get(name) ?? undefined,
		hrefOf: (value: string) => withParams(location, { [name]: value }),
		closeTo,
		close: useCallback(() => changeAddress(closeTo, "replace"), [closeTo]),
	};
}

/** The last defined value: the content of a sheet while it closes. */
export function useShown<T>(open: T | undefined): T | undefined {
	const [last, setLast] = useState(open);
	if (open !== undefined && open !== last) setLast(open);
	return open ?? last;
}
