import type { Enquiry } from "@kvart/contract/staff/enquiries";
import { useQuery } from "@tanstack/react-query";
import { ask, forgetAnswers, queryClient } from "../../lib/ask.ts";

const enquiryQuery = (id: number) => ask("getEnquiry", { params: { id } });

export function useEnquiry(id: number) {
	return useQuery(enquiryQuery(id));
}

/** Shows the enquiry as a call answered with it; lists and figures are asked for again. */
export function keepEnquiry(enquiry: Enquiry): void {
	queryClient.setQueryData(enquiryQuery(enquiry.id).queryKey, enquiry);
	forgetAnswers("listEnquiries", "countEnquiries");
}
