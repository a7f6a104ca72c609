import { useDebouncedCallback } from "@mantine/hooks";
import { useHref, useLocation } from "react-router";

const typingMilliseconds = 300;

/**
 * Searches when typing pauses, unless another page was opened meanwhile: its address would be replaced by that of the
 * list.
 */
export function useTypedSearch(search: (text: string) => void): (text: string) => void {
	const here = useHref(useLocation().pathname);
	return useDebouncedCallback((text: string) => {
		if (globalThis.location.pathname === here) search(text);
	}, typingMilliseconds);
}
