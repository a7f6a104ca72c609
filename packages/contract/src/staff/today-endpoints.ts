import { z } from "zod";
import type { Endpoint } from "../endpoint.ts";
import { byId, invalid, missing, staff } from "./endpoint.ts";
import * as today from "./today.ts";

const tag = "Office: today";

/** About one training, which belongs to a club. */
const ofTraining = <const R extends Endpoint["response"]>(summary: string, response: R) =>
	({ ...staff(tag, summary, response), ...byId, scope: "club", errors: [...invalid, "ERR_NOT_FOUND"] }) as const;

/** Gives a place; all that can speak against it. */
const taking = {
	status: 201,
	errors: [
		...invalid,
		"ERR_NOT_FOUND",
		"ERR_ALREADY_BOOKED",
		"ERR_TRAINING_PASSED",
		"ERR_NOT_TODAY",
		"ERR_TRAINING_FILLED_OR_CANCELLED",
	],
} as const;

export const todayEndpoints = {
	getDeskDay: {
		...staff(tag, "The trainings of a day at the caller's clubs", today.deskDay),
		query: today.deskDayFilter,
		errors: invalid,
	},
	getRoster: {
		...ofTraining("Who has a place in a training; `id` is the period's", today.roster),
		query: today.rosterQuery,
	},
	getRosterSheet: {
		...ofTraining("The roster to print", { mediaType: "application/pdf" }),
		query: today.rosterSheetQuery,
	},
	bookGuestAtDesk: {
		...ofTraining("Give a guest a place, also after booking has closed", today.roster),
		...taking,
		body: today.deskGuestBooking,
	},
	bookMemberAtDesk: {
		...ofTraining("Give a member a place, also after booking has closed", today.roster),
		...taking,
		body: today.deskMemberBooking,
	},
	checkIn: {
		...ofTraining("Note that somebody came; `id` is the booking's", today.roster),
		errors: [...missing, "ERR_NOT_TODAY", "ERR_TRAINING_FILLED_OR_CANCELLED"],
	},
	undoCheckIn: {
		...ofTraining("Take a check-in back; `id` is the booking's", today.roster),
		errors: missing,
	},
	cancelAtDesk: {
		...ofTraining("Cancel a booking and free its place; `id` is the booking's", today.roster),
		errors: [...missing, "ERR_TRAINING_PASSED"],
	},
	checkInByCode: {
		...staff(tag, "Check in whoever shows a booking's code, or say why not", today.codeAnswer),
		body: today.codeCheckIn,
		errors: [...invalid, "ERR_NOT_FOUND"],
	},
	findDeskMembers: {
		...staff(tag, "A few members by name, phone or card, of all clubs", z.array(today.deskMember)),
		query: today.deskMemberFilter,
		errors: invalid,
	},
} as const satisfies Record<string, Endpoint>;
