import { useCallback, useEffect, useState } from "react";
import { changeAddress, useAddress } from "./address.ts";
import { goTo } from "./go-to.ts";
import { LineError, type ProblemCode, problemCodeOf, unanswered } from "./line-error.ts";
import { buildOf, dataSuffix, type PageData } from "./page-data.ts";

/** In milliseconds. */
const dataTimeout = 20_000;

async function answerAt(address: string, signal: AbortSignal): Promise<{ status: number; text: string }> {
	try {
		const response = await fetch(address, { signal: AbortSignal.any([signal, AbortSignal.timeout(dataTimeout)]) });
		const isJson = response.headers.get("content-type")?.includes("json") ?? false;
		return { status: response.status, text: isJson ? await response.text() : "" };
	} catch (error) {
		if (signal.aborted) throw error;
		throw unanswered();
	}
}

/** The data of the page at another address. */
async function loadData<T>(address: string, signal: AbortSignal): Promise<T> {
	const { pathname, search } = new URL(address, window.location.href);
	const { status, text } = await answerAt(pathname + dataSuffix + search, signal);
	if (text) {
		const { build, data } = JSON.parse(text) as PageData<T>;
		if (build === buildOf(document)) return data;
		goTo(address, "replace");
		// Until the whole page has loaded.
		return new Promise(() => {});
	}
	// A failed page of ours, or the answer of another server.
	if (status >= 500) throw new Error(`${address} answered with ${status}.`);
	throw new LineError("NOT_OUR_SERVER");
}

export interface LoadedData<T> {
	data: T;
	/** The address needs other data: it is loading, unless there is a problem. */
	stale: boolean;
	problem: ProblemCode | null;
	retry: () => void;
	/** Loads the data of one address for another, unless the visitor goes on meanwhile. */
	replaceBy: (from: string, to: string) => Promise<void>;
}

/**
 * Loads the data of an app again when its address needs other data, such as another room. `covers` tells whether the data
 * of one query serves another.
 */
export function usePageData<T>(first: T, covers: (loaded: string, wanted: string) => boolean): LoadedData<T> {
	const { pathname, search } = useAddress();
	const [page, setPage] = useState({ data: first, search });
	const [failure, setFailure] = useState<{ search: string; code: ProblemCode } | null>(null);
	const stale = !covers(page.search, search);
	const problem = stale && failure?.search === search ? failure.code : null;
	const loading = stale && problem === null;
	const retry = useCallback(() => setFailure(null), []);

	useEffect(() => {
		if (!loading) return undefined;
		const request = new AbortController();
		// For the loader bar of the shell.
		document.dispatchEvent(new Event("leaving"));
		const load = async () => {
			try {
				const data = await loadData<T>(pathname + search, request.signal);
				if (!request.signal.aborted) setPage({ data, search });
			} catch (error) {
				if (!request.signal.aborted) setFailure({ search, code: problemCodeOf(error) });
			}
		};
		void load();
		return () => {
			request.abort();
			document.dispatchEvent(new Event("staying"));
		};
	}, [pathname, search, loading]);

	useEffect(() => {
		window.addEventListener("online", retry);
		return () => window.removeEventListener("online", retry);
	}, [retry]);

	const replaceBy = useCallback(async (from: string, to: string) => {
		const asked = window.location.search;
		const data = await loadData<T>(from, new AbortController().signal);
		// The visitor has gone on, for example to another room.
		if (window.location.search !== asked) return;
		setPage({ data, search: new URL(to, window.location.href).search });
		changeAddress(to, "replace");
	}, []);

	return { data: page.data, stale, problem, retry, replaceBy };
}
