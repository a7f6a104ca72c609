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
	const [tries, setTries] = useState(0);
	const stale = !covers(page.search, search);
	const retry = useCallback(() => {
		setFailure(null);
		setTries((before) => before + 1);
	}, []);

	useEffect(() => {
		if (!stale) return;
		const question = new AbortController();
		// The lime bar on top of the page belongs to the shell.
		document.dispatchEvent(new Event("leaving"));
		loadProps<P>(app, pathname + search, question.signal)
			.then((props) => {
				if (!question.signal.aborted) setPage({ props, search });
			})
			.catch((error: unknown) => {
				if (!question.signal.aborted) setFailure({ search, code: problemCodeOf(error) });
			})
			.finally(() => {
				if (!question.signal.aborted) document.dispatchEvent(new Event("staying"));
			});
		return () => {
			question.abort();
			document.dispatchEvent(new Event("staying"));
		};
	}, [app, pathname, search, stale, tries]);

	const problem = stale && failure?.search === search ? failure.code : null;
	useEffect(() => {
		if (problem === null) return;
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
