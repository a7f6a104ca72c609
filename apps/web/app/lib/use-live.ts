import { useCallback, useEffect, useRef, useState } from "react";
import { type ProblemCode, problemCodeOf } from "./line-error.ts";

export interface Live<T> {
	/** What came last; it stays while newer data is on its way and when that fails. */
	data: T | undefined;
	/** Why the last try failed; null once one went well. */
	problem: ProblemCode | null;
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

/**
 * Personal and live data in the browser: asked for after the page is there, again when the page comes back into view,
 * and as often as said. `load` must keep its identity (`useCallback`): a new one asks anew.
 */
export function useLive<T>(
	load: (signal: AbortSignal) => Promise<T>,
	{ initial, everyMilliseconds, startLate = false }: Options<T> = {},
): Live<T> {
	const [data, setData] = useState<T | undefined>(initial);
	const [problem, setProblem] = useState<ProblemCode | null>(null);
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
			setProblem(problemCodeOf(error));
		}
	}, [load]);

	useEffect(() => {
		const ask = () => {
			if (document.visibilityState === "visible") void reload();
		};
		if (!startLate) ask();
		document.addEventListener("visibilitychange", ask);
		// The line is back: what failed meanwhile is asked again.
		window.addEventListener("online", ask);
		const timer = everyMilliseconds ? setInterval(ask, everyMilliseconds) : undefined;
		return () => {
			document.removeEventListener("visibilitychange", ask);
			window.removeEventListener("online", ask);
			clearInterval(timer);
			running.current?.abort();
		};
	}, [reload, everyMilliseconds, startLate]);

	return { data, problem, reload };
}
