import { ApiError, type Client } from "@kvart/contract/client";
import { useState } from "react";
import { api } from "../../lib/api.ts";
import { problemCodeOf } from "../../lib/line-error.ts";
import { useTell } from "./use-tell.ts";

interface Attempts {
	busy: boolean;
	/**
	 * Calls the API and gives its answer, or undefined when it refused. What was refused is told by toast, unless `refused`
	 * takes care of it and says so with `true`. A line that fails is always told.
	 */
	attempt: <T>(work: (api: Client) => Promise<T>, refused?: (error: ApiError) => boolean) => Promise<T | undefined>;
}

/** What the press of a button sets off: once at a time. */
export function useAttempt(): Attempts {
	const [busy, setBusy] = useState(false);
	const tell = useTell();
	return {
		busy,
		attempt: async (work, refused) => {
			if (busy) return undefined;
			setBusy(true);
			try {
				return await work(api);
			} catch (error) {
				const code = problemCodeOf(error);
				// A session that ended leads to the log-in page, which says so.
				const ended = code === "ERR_SESSION_NOT_VALID" || code === "ERR_BAD_SESSION_ID";
				if (!ended && !(error instanceof ApiError && refused?.(error))) tell(code);
				return undefined;
			} finally {
				setBusy(false);
			}
		},
	};
}
