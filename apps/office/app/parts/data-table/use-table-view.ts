import { useSearchParams } from "react-router";
import { nextSorting, parseSorting, type Sorting } from "./column.ts";

export interface TableView {
	words: string;
	sorting: Sorting | null;
	page: number;
	search: (words: string) => void;
	sortBy: (key: string) => void;
	goTo: (page: number) => void;
}

/** What a table shows stands in the address: it can be sent to a colleague, and "back" leads where one was. */
export function useTableView(usualSorting?: string): TableView {
	const [params, setParams] = useSearchParams();
	const sorting = parseSorting(params.get("sort") ?? usualSorting ?? null);

	function change(changes: Record<string, string | null>, replace: boolean) {
		setParams(
			(now) => {
				for (const [name, value] of Object.entries(changes)) {
					if (value) now.set(name, value);
					else now.delete(name);
				}
				return now;
			},
			{ replace, preventScrollReset: true },
		);
	}

	return {
		words: params.get("q") ?? "",
		sorting,
		page: Number(params.get("page") ?? 1),
		search: (words) => change({ q: words, page: null }, true),
		sortBy: (key) => change({ sort: nextSorting(sorting, key), page: null }, true),
		goTo: (page) => change({ page: page > 1 ? String(page) : null }, false),
	};
}
