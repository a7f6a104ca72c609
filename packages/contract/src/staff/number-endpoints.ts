import type { Endpoint } from "../endpoint.ts";
import { invalid, staff } from "./endpoint.ts";
import * as reports from "./reports.ts";

export const numberEndpoints = {
	getFillNumbers: {
		...staff("Office: numbers", "How full trainings are: by club, training, coach and hour", reports.fillReport),
		scope: "club",
		query: reports.reportFilter,
		errors: invalid,
	},
	getBookingNumbers: {
		...staff("Office: numbers", "Bookings, cancellations and attendance by week", reports.bookingReport),
		scope: "club",
		query: reports.reportFilter,
		errors: invalid,
	},
	getEnquiryNumbers: {
		...staff(
			"Office: numbers",
			"Enquiries by kind, club and language, and how fast they are answered",
			reports.enquiryReport,
		),
		scope: "club",
		query: reports.reportFilter,
		errors: invalid,
	},
} as const satisfies Record<string, Endpoint>;
