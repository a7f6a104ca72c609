import type { Enquiry } from "@kvart/contract/staff/enquiries";
import { useQuery } from "@tanstack/react-query";
import { apiQuery, invalidateQueries, queryClient } from "../../lib/queries.ts";

const enquiryQuery = (id: number) => apiQuery("getEnquiry", { params: { id } });

const minute = 60_000;

/** Mails may arrive while the page is open. */
export function useEnquiry(id: number) {
	return useQuery({ ...enquiryQuery(id), refetchInterval: minute });
}

/** Shows the enquiry that a call returned, and reloads lists and counts. */
export function showEnquiry(enquiry: Enquiry): void {
	queryClient.setQueryData(enquiryQuery(enquiry.id).queryKey, enquiry);
	invalidateQueries("listEnquiries", "countEnquiries", "listEnquiryMembers");
}
