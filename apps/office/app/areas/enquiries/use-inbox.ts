import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { apiPages } from "../../lib/queries.ts";
import type { EnquiryFilter } from "./use-enquiry-filter.ts";

/** The filtered list as far as it is loaded, and how to load more of it. */
export function useInbox(filter: EnquiryFilter) {
	const query = useInfiniteQuery({ ...apiPages("listEnquiries", filter), placeholderData: keepPreviousData });
	return {
		query: {
			data: query.data?.pages.flatMap((page) => page.enquiries),
			error: query.error,
			refetch: query.refetch,
		},
		more: {
			has: query.hasNextPage,
			loading: query.isFetchingNextPage,
			load: () => void query.fetchNextPage(),
			total: query.data?.pages.at(-1)?.total,
		},
	};
}
