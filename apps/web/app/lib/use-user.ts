import type { User } from "@kvart/contract/members";
import { type Live, useLive } from "./use-live.ts";

async function loadUser(signal: AbortSignal): Promise<User> {
	const { api } = await import("./api.ts");
	return api.getUser(undefined, { signal });
}

/** The member who is logged in. Only for parts that visitors never see: asked without a session, the log-in page follows. */
export function useUser(): Live<User> {
	return useLive(loadUser);
}
