import { useCallback, useSyncExternalStore } from "react";

/** Whether a media query holds; on the server and in the first render it does not. */
export function useMedia(query: string): boolean {
	const watch = useCallback(
		(tell: () => void) => {
			const media = window.matchMedia(query);
			media.addEventListener("change", tell);
			return () => media.removeEventListener("change", tell);
		},
		[query],
	);
	return useSyncExternalStore(
		watch,
		() => window.matchMedia(query).matches,
		() => false,
	);
}
