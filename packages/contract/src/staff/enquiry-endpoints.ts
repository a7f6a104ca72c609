import { z } from "zod";
import type { Endpoint } from "../endpoint.ts";
import { byId, changing, invalid, missing, staff } from "./endpoint.ts";
import * as enquiries from "./enquiries.ts";

export const enquiryEndpoints = {
	listEnquiries: {
		...staff("Office: enquiries", "Enquiries of the caller's clubs and of no club", enquiries.enquiryPage),
		query: enquiries.enquiryList,
		errors: invalid,
	},
	countEnquiries: staff("Office: enquiries", "How many wait, by urgency", enquiries.enquiryCounts),
	listEnquiryAssignees: staff(
		"Office: enquiries",
		"People whom an enquiry can be assigned to",
		z.array(enquiries.enquiryAssignee),
	),
	exportEnquiries: {
		...staff("Office: enquiries", "The filtered list as a file", { mediaType: "text/csv" }),
		query: enquiries.enquiryExport,
		errors: invalid,
	},
	getEnquiry: {
		...staff("Office: enquiries", "An enquiry with its history", enquiries.enquiry),
		...byId,
		scope: "club",
		errors: missing,
	},
	changeEnquiries: {
		...staff("Office: enquiries", "Give several enquiries one status", enquiries.enquiriesChanged),
		scope: "club",
		body: enquiries.enquiriesChange,
		errors: [...invalid, "ERR_NOT_FOUND"],
	},
	listEnquiryMembers: {
		...staff(
			"Office: enquiries",
			"Members with the phone or e-mail address of an enquiry: one of them may be who sent it",
			z.array(enquiries.enquiryMember),
		),
		...byId,
		scope: "club",
		errors: missing,
	},
	changeEnquiry: {
		...staff(
			"Office: enquiries",
			"Change assignee, club, status, outcome, day of the follow-up or member",
			enquiries.enquiry,
		),
		...byId,
		scope: "club",
		body: enquiries.enquiryChange,
		errors: changing,
	},
	addEnquiryNote: {
		...staff("Office: enquiries", "Add a note for staff", enquiries.enquiry),
		...byId,
		scope: "club",
		body: enquiries.newEnquiryNote,
		errors: [...invalid, "ERR_NOT_FOUND"],
	},
	replyToEnquiry: {
		...staff("Office: enquiries", "Reply by mail and mark it as answered", enquiries.enquiry),
		...byId,
		scope: "club",
		body: enquiries.enquiryReply,
		errors: changing,
	},
	mergeEnquiries: {
		...staff("Office: enquiries", "Merge enquiries of the same phone, or split them again", enquiries.enquiry),
		...byId,
		scope: "club",
		body: enquiries.enquiryParts,
		errors: changing,
	},
} as const satisfies Record<string, Endpoint>;
