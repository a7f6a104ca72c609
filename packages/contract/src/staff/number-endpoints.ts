import type { Endpoint } from "../endpoint.ts";
import { invalid, staff } from "./endpoint.ts";
import * as numbers from "./numbers.ts";

export const numberEndpoints = {
	getFillNumbers: {
		...staff("Office: numbers", "How full trainings are: by club, training, coach and hour", numbers.fillNumbers),
		scope: "club",
		query: numbers.numbersFilter,
		errors: invalid,
	},
	getBookingNumbers: {
		...staff("Office: numbers", "Bookings, cancellations and attendance by week", numbers.bookingNumbers),
		scope: "club",
		query: numbers.numbersFilter,
		errors: invalid,
	},
	getEnquiryNumbers: {
		...staff(
			"Office: numbers",
			"Enquiries by kind, club and language, and how fast they are answered",
			numbers.enquiryNumbers,
		),
		scope: "club",
		query: numbers.numbersFilter,
		errors: invalid,
	},
} as const satisfies Record<string, Endpoint>;
