import { ApiError, type ScriptClient } from "@kvart/contract/client";
import { useState } from "react";
import { problemToast } from "../../i18n/problem-message.ts";
import { api } from "../../lib/api.ts";
import { problemCodeOf } from "../../lib/line-error.ts";
import { showToast } from "../toast/toast.ts";

/** Shows the text of a success or error code as a toast. */
export function showMessage(code: unknown, until?: string): void {
	showToast(problemToast(code, until));
}

interface Requests {
	pending: boolean;
	/**
	 * Calls the API and returns its answer, or undefined if it failed. Shows the error as a toast, unless `onRefused`
	 * handles it and returns true.
	 */
	request: <T>(
		call: (api: ScriptClient) => Promise<T>,
		onRefused?: (error: ApiError) => boolean,
	) => Promise<T | undefined>;
}

/** One request at a time, for a button or a form. */
export function useRequest(): Requests {
	const [pending, setPending] = useState(false);
	return {
		pending,
		request: async (call, onRefused) => {
			if (pending) return undefined;
			setPending(true);
			try {
				return await call(api);
			} catch (error) {
				const code = problemCodeOf(error);
				// An ended session redirects to the log-in page, which explains it.
				const ended = code === "ERR_SESSION_NOT_VALID" || code === "ERR_BAD_SESSION_ID";
				if (!ended && !(error instanceof ApiError && onRefused?.(error)))
					showMessage(code, (error as Partial<ApiError>).until);
				return undefined;
			} finally {
				setPending(false);
			}
		},
	};
}
