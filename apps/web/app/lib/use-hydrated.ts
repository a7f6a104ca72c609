import { useSyncExternalStore } from "react";

const never = () => () => {};

/** False in what the server renders: there, a button that needs its script must not look ready. */
export function useHydrated(): boolean {
	return useSyncExternalStore(
		never,
		() => true,
		() => false,
	);
}
