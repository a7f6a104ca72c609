import type { User } from "@kvart/contract/members";
import { api } from "./api.ts";
import { type Live, useLive } from "./use-live.ts";

const loadUser = (signal: AbortSignal): Promise<User> => api.getUser(undefined, { signal });

/** The member who is logged in. Only for parts that visitors never see: asked without a session, the log-in page follows. */
export function useUser(): Live<User> {
	return useLive(loadUser);
}
