import { useSyncExternalStore } from "react";
import { isLoggedIn, watchSession } from "./session.ts";

/** False on the server and in the first render. To avoid a flash, style by the `data-member` attribute instead. */
export function useLoggedIn(): boolean {
	return useSyncExternalStore(watchSession, isLoggedIn, () => false);
}
