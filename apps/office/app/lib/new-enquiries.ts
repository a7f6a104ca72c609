import { useQuery } from "@tanstack/react-query";
import { apiQuery } from "./queries.ts";

const minute = 60_000;

/** Enquiries that nobody works on yet, in the clubs of the account. */
export function useNewEnquiries(): number {
	const { data } = useQuery({ ...apiQuery("countEnquiries"), refetchInterval: minute });
	return data?.unread ?? 0;
}
