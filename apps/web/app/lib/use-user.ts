import type { User } from "@kvart/contract/members";
import { useSyncExternalStore } from "react";
import { api } from "./api.ts";
import { isLoggedIn, watchSession } from "./session.ts";
import { type Live, useLive } from "./use-live.ts";

const loadUser = (signal: AbortSignal): Promise<User> => api.getUser(undefined, { signal });

/** The member who is logged in. Without a session it redirects to the log-in page. */
export function useUser(): Live<User> {
	return useLive(loadUser);
}

/** False on the server and in the first render. To avoid a flash, style by the `data-member` attribute instead. */
export function useLoggedIn(): boolean {
	return useSyncExternalStore(watchSession, isLoggedIn, () => false);
}
