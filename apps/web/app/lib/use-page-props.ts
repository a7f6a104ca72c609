import { useCallback, useEffect, useState } from "react";
import { useAddress } from "./address.ts";
import { type ProblemCode, problemCodeOf } from "./line-error.ts";
import { loadProps } from "./load-props.ts";

export interface PageProps<P> {
	props: P;
	/** The address asks for something that the props do not hold: it is on its way, unless there is a problem. */
	stale: boolean;
	problem: ProblemCode | null;
	retry: () => void;
	/** Takes the props of that address, whatever the page's own says. */
	replaceBy: (address: string) => Promise<void>;
}

/**
 * An app whose address asks for more than it brought along: another room, a text. `covers` says whether what was loaded
 * for one query serves another as well. Back and forward count, too, and only the youngest question.
 */
export function usePageProps<P>(
	app: string,
	first: P,
	covers: (loaded: string, asked: string) => boolean,
): PageProps<P> {
	const { pathname, search } = useAddress();
	const [page, setPage] = useState({ props: first, search });
	const [failure, setFailure] = useState<{ search: string; code: ProblemCode } | null>(null);
	const stale = !covers(page.search, search);
	const problem = stale && failure?.search === search ? failure.code : null;
	const asking = stale && problem === null;
	const retry = useCallback(() => setFailure(null), []);

	useEffect(() => {
		if (!asking) return undefined;
		const question = new AbortController();
		// The lime bar on top of the page belongs to the shell.
		document.dispatchEvent(new Event("leaving"));
		const ask = async () => {
			try {
				const props = await loadProps<P>(app, pathname + search, question.signal);
				if (!question.signal.aborted) setPage({ props, search });
			} catch (error) {
				if (!question.signal.aborted) setFailure({ search, code: problemCodeOf(error) });
			}
		};
		void ask();
		return () => {
			question.abort();
			document.dispatchEvent(new Event("staying"));
		};
	}, [app, pathname, search, asking]);

	useEffect(() => {
		if (problem === null) return undefined;
		window.addEventListener("online", retry);
		return () => window.removeEventListener("online", retry);
	}, [problem, retry]);

	const replaceBy = useCallback(
		async (address: string) => {
			const props = await loadProps<P>(app, address, new AbortController().signal);
			setPage({ props, search: window.location.search });
		},
		[app],
	);

	return { props: page.props, stale, problem, retry, replaceBy };
}
