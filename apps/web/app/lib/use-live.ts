import { startTransition, useCallback, useEffect, useRef, useState } from "react";
import { type ProblemCode, problemCodeOf } from "./line-error.ts";

export interface Live<T> {
	/** The last data; it stays while newer data loads and if that fails. */
	data: T | undefined;
	/** The problem of the last request. */
	problem: ProblemCode | null;
	reload: () => Promise<void>;
}

interface Options {
	/** Reloads at this interval while the page is visible. */
	everyMilliseconds?: number;
	/** The server's page is up to date: skip the first load. */
	startLate?: boolean;
}

/**
 * Loads data in the browser: on mount, when the page becomes visible or online again, and at an interval. `load` must be
 * stable (`useCallback`): a new one loads again.
 */
export function useLive<T>(
	load: (signal: AbortSignal) => Promise<T>,
	{ everyMilliseconds, startLate = false }: Options = {},
): Live<T> {
	const [data, setData] = useState<T>();
	const [problem, setProblem] = useState<ProblemCode | null>(null);
	const running = useRef<AbortController>(null);
	const newest = useRef<Promise<void>>(null);

	/** Calls of `reload` without an answer. */
	const awaited = useRef(0);

	const refresh = useCallback(() => {
		// An older answer must not overwrite a newer one.
		running.current?.abort();
		const request = new AbortController();
		running.current = request;
		async function run() {
			try {
				const answer = await load(request.signal);
				if (request.signal.aborted) return waitForNewest();
				const show = () => {
					setData(answer);
					setProblem(null);
				};
				// A background refresh must not delay the answer to a press: as a transition, it is rendered in slices.
				if (awaited.current > 0) show();
				else startTransition(show);
			} catch (error) {
				if (request.signal.aborted) return waitForNewest();
				setProblem(problemCodeOf(error));
			}
		}
		// A requested refresh waits until the data is there.
		async function waitForNewest() {
			if (running.current !== request) await newest.current;
		}
		newest.current = run();
		return newest.current;
	}, [load]);

	const reload = useCallback(async () => {
		awaited.current += 1;
		await refresh();
		awaited.current -= 1;
	}, [refresh]);

	useEffect(() => {
		const loadIfVisible = () => {
			if (document.visibilityState === "visible") void refresh();
		};
		if (!startLate) loadIfVisible();
		const mounted = new AbortController();
		// A new service worker has nothing cached yet.
		const workers = "serviceWorker" in navigator ? navigator.serviceWorker : null;
		document.addEventListener("visibilitychange", loadIfVisible, mounted);
		window.addEventListener("online", loadIfVisible, mounted);
		workers?.addEventListener("controllerchange", loadIfVisible, mounted);
		const timer = everyMilliseconds ? setInterval(loadIfVisible, everyMilliseconds) : undefined;
		return () => {
			mounted.abort();
			clearInterval(timer);
			running.current?.abort();
		};
	}, [refresh, everyMilliseconds, startLate]);

	return { data, problem, reload };
}
