import { useCallback, useEffect, useState } from "react";
import { changeAddress, useAddress } from "./address.ts";
import { goTo } from "./go-to.ts";
import { LineError, type ProblemCode, problemCodeOf, unanswered } from "./line-error.ts";
import { isSameBuild } from "./same-build.ts";

/** In milliseconds. */
const pageTimeout = 20_000;

async function pageAt(address: string, signal: AbortSignal): Promise<{ status: number; html: string }> {
	try {
		const response = await fetch(address, { signal: AbortSignal.any([signal, AbortSignal.timeout(pageTimeout)]) });
		return { status: response.status, html: await response.text() };
	} catch (error) {
		if (signal.aborted) throw error;
		throw unanswered();
	}
}

/** The props of an app on the page at another address, read from that page's HTML. */
async function loadProps<P>(app: string, address: string, signal: AbortSignal): Promise<P> {
	const { status, html } = await pageAt(address, signal);
	const page = new DOMParser().parseFromString(html, "text/html");
	const json = page.querySelector(`[data-app="${app}"] > script`)?.textContent;
	if (json && isSameBuild(page)) return JSON.parse(json) as P;
	if (json) {
		goTo(address, "replace");
		// Until the whole page has loaded.
		return new Promise(() => {});
	}
	// A failed page of ours, or the answer of another server.
	if (status >= 500) throw new Error(`${address} answered with ${status}.`);
	throw new LineError("NOT_OUR_SERVER");
}

export interface PageProps<P> {
	props: P;
	/** The address needs other props: they are loading, unless there is a problem. */
	stale: boolean;
	problem: ProblemCode | null;
	retry: () => void;
	/** Loads the props of one address for another, unless the visitor goes on meanwhile. */
	replaceBy: (from: string, to: string) => Promise<void>;
}

/**
 * Reloads the props of an app when its address needs others, such as another room. `covers` tells whether the props of
 * one query serve another.
 */
export function usePageProps<P>(
	app: string,
	first: P,
	covers: (loaded: string, wanted: string) => boolean,
): PageProps<P> {
	const { pathname, search } = useAddress();
	const [page, setPage] = useState({ props: first, search });
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
				const props = await loadProps<P>(app, pathname + search, request.signal);
				if (!request.signal.aborted) setPage({ props, search });
			} catch (error) {
				if (!request.signal.aborted) setFailure({ search, code: problemCodeOf(error) });
			}
		};
		void load();
		return () => {
			request.abort();
			document.dispatchEvent(new Event("staying"));
		};
	}, [app, pathname, search, loading]);

	useEffect(() => {
		window.addEventListener("online", retry);
		return () => window.removeEventListener("online", retry);
	}, [retry]);

	const replaceBy = useCallback(
		async (from: string, to: string) => {
			const asked = window.location.search;
			const props = await loadProps<P>(app, from, new AbortController().signal);
			// The visitor has gone on, for example to another room.
			if (window.location.search !== asked) return;
			setPage({ props, search: new URL(to, window.location.href).search });
			changeAddress(to, "replace");
		},
		[app],
	);

	return { props: page.props, stale, problem, retry, replaceBy };
}
