import { enquiryKinds } from "@kvart/contract/enquiries/kinds";
import {
	enquiryAges,
	enquiryFollowUps,
	enquiryMarks,
	enquiryOutcomes,
	enquiryStatuses,
} from "@kvart/contract/staff/enquiry-rules";
import { type FilterOf, isRecordIdOrNone, isSearchText, oneOf, useAddressFilter } from "../../lib/address-filter.ts";

export const enquiryChecks = {
	kind: oneOf(enquiryKinds),
	gym: isRecordIdOrNone,
	status: oneOf(["waiting", ...enquiryStatuses]),
	assignee: isRecordIdOrNone,
	age: oneOf(enquiryAges),
	mark: oneOf(["none", ...enquiryMarks]),
	outcome: oneOf(["none", ...enquiryOutcomes]),
	follow_up: oneOf(enquiryFollowUps),
	text: isSearchText,
};

export type FilterName = keyof typeof enquiryChecks;
export type EnquiryFilter = FilterOf<typeof enquiryChecks>;

export const useEnquiryFilter = () => useAddressFilter(enquiryChecks);
