import type { User } from "@kvart/contract/members";
import { api } from "./api.ts";
import { type Live, useLive } from "./use-live.ts";

const loadUser = (signal: AbortSignal): Promise<User> => api.getUser(undefined, { signal });

/** The member who is logged in. Without a session it redirects to the log-in page. */
export function useUser(): Live<User> {
	return useLive(loadUser);
}
