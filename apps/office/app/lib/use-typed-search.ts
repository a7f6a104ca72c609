import { useDebouncedCallback } from "@mantine/hooks";
import { useHref, useLocation } from "react-router";

const typingMilliseconds = 300;

/**
 * Looks for what is typed once the typing pauses. Whoever opened something meanwhile is left there: the address changes
 * before the page does, and a search that comes in between would lead back to the list.
 */
export function useTypedSearch(search: (words: string) => void): (words: string) => void {
	const here = useHref(useLocation().pathname);
	return useDebouncedCallback((words: string) => {
		if (globalThis.location.pathname === here) search(words);
	}, typingMilliseconds);
}
