import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in what the server renders: a button that needs its script must not look ready there. */
export function useHydrated(): boolean {
	return useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
}
