import type { ApiError, Client } from "@kvart/contract/client";
import { useState } from "react";
import { useTell } from "./use-tell.ts";

interface Attempts {
	busy: boolean;
	/**
	 * Calls the API and gives its answer, or undefined when it refused. What was refused is told by toast, unless `refused`
	 * takes care of it and says so with `true`.
	 */
	attempt: <T>(work: (api: Client) => Promise<T>, refused?: (error: ApiError) => boolean) => Promise<T | undefined>;
}

/** What the press of a button sets off: once at a time, with the client loaded only now. */
export function useAttempt(): Attempts {
	const [busy, setBusy] = useState(false);
	const tell = useTell();
	return {
		busy,
		attempt: async (work, refused) => {
			if (busy) return undefined;
			setBusy(true);
			try {
				const [{ api }, { ApiError: Refused }] = await Promise.all([
					import("../../lib/api.ts"),
					import("@kvart/contract/client"),
				]);
				try {
					return await work(api);
				} catch (error) {
					if (!(error instanceof Refused)) throw error;
					// The shell already says goodbye to a session that ended.
					const ended = error.code === "ERR_SESSION_NOT_VALID" || error.code === "ERR_BAD_SESSION_ID";
					if (!ended && !refused?.(error)) tell(error.code);
				}
			} catch {
				tell("ERR_SOMETHING_WENT_WRONG");
			} finally {
				setBusy(false);
			}
			return undefined;
		},
	};
}
