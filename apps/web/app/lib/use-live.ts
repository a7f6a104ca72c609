import type { ApiError } from "@kvart/contract/client";
import type { ErrorCode } from "@kvart/contract/errors";
import { useCallback, useEffect, useRef, useState } from "react";

export interface Live<T> {
	/** What came last; it stays while newer data is on its way and when that fails. */
	data: T | undefined;
	/** Why the last try failed; null once one went well. */
	problem: ErrorCode | null;
	/** Asks again now; resolves when the answer is in. */
	reload: () => Promise<void>;
}

interface Options<T> {
	/** What the server's page already showed. */
	initial?: T | undefined;
	/** Ask again this often while the page is looked at. */
	everyMilliseconds?: number;
	/** What the page showed is new and nobody's in particular: the first question waits for its turn. */
	startLate?: boolean;
}

/** By its look, not by its class: the class would bring the whole client along before it is needed. */
function codeOf(error: unknown): ErrorCode {
	const { name, code } = error as Partial<ApiError>;
	return name === "ApiError" && code ? code : "ERR_SOMETHING_WENT_WRONG";
}

/**
 * Personal and live data in the browser: asked for after the page is there, again when the page comes back into view,
 * and as often as said. `load` must keep its identity (`useCallback`): a new one asks anew.
 */
export function useLive<T>(
	load: (signal: AbortSignal) => Promise<T>,
	{ initial, everyMilliseconds, startLate = false }: Options<T> = {},
): Live<T> {
	const [data, setData] = useState<T | undefined>(initial);
	const [problem, setProblem] = useState<ErrorCode | null>(null);
	const running = useRef<AbortController>(null);

	const reload = useCallback(async () => {
		// Only the youngest question counts: an answer that was overtaken must not overwrite a newer one.
		running.current?.abort();
		const question = new AbortController();
		running.current = question;
		try {
			const answer = await load(question.signal);
			if (question.signal.aborted) return;
			setData(answer);
			setProblem(null);
		} catch (error) {
			if (question.signal.aborted) return;
			setProblem(codeOf(error));
		}
	}, [load]);

	useEffect(() => {
		const ask = () => {
			if (document.visibilityState === "visible") void reload();
		};
		if (!startLate) ask();
		document.addEventListener("visibilitychange", ask);
		const timer = everyMilliseconds ? setInterval(ask, everyMilliseconds) : undefined;
		return () => {
			document.removeEventListener("visibilitychange", ask);
			clearInterval(timer);
			running.current?.abort();
		};
	}, [reload, everyMilliseconds, startLate]);

	return { data, problem, reload };
}
