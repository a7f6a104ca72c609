import { type RefObject, useEffect, useRef } from "react";
import { useAddress } from "../../lib/address.ts";

/** On a new page reading starts at its top, for the keyboard and for screen readers, too. */
export function useArrival(main: RefObject<HTMLElement | null>): void {
	const { pathname } = useAddress();
	const shown = useRef(pathname);
	useEffect(() => {
		if (shown.current === pathname) return;
		shown.current = pathname;
		main.current?.focus({ preventScroll: true });
	}, [main, pathname]);
}
