import { z } from "zod";
import { guest } from "../booking-inputs.ts";
import type { Endpoint } from "../endpoint.ts";
import {
	dateField,
	instant,
	languageField,
	largestInteger,
	optionalText,
	recordNumber,
	searchText,
	storable,
} from "../fields.ts";
import { byId, invalid, missing, staff } from "./endpoint.ts";
import { deskVerdict } from "./memberships/desk-verdict.ts";

const bothNames = { name: z.string(), name_eng: z.string() };

/** A training of one day, identified by its period and date. */
const deskTraining = z
	.object({
		period_id: z.int(),
		date: z.iso.date(),
		time: z.int().describe("930 is 9:30, 1830 is 18:30"),
		duration: z.int(),
		training: z.object({ id: z.int(), ...bothNames }),
		gym: z.object({ id: z.int(), name: z.string(), slug: z.string() }),
		room: z.object({ id: z.int(), ...bothNames }),
		coach: z.object({ id: z.int(), name: z.string() }).nullable(),
		substitute: z.boolean().describe("Whether the coach is a substitute"),
		promotion: z.boolean(),
		capacity: z.int(),
		taken: z.int(),
		checked_in: z.int().describe("Places checked in"),
		waiting_count: z.int().describe("Members on the waiting list"),
		cancelled: z.boolean(),
		cancel_reason: z.string().nullable(),
	})
	.meta({ id: "DeskTraining" });
export type DeskTraining = z.infer<typeof deskTraining>;

const deskDay = z
	.object({
		date: z.iso.date(),
		today: z.iso.date(),
		now: instant,
		trainings: z.array(deskTraining).describe("At the account's clubs, in order of time"),
	})
	.meta({ id: "DeskDay" });
export type DeskDay = z.infer<typeof deskDay>;

const rosterEntry = z
	.object({
		booking_id: z.int(),
		member_id: z.int().nullable().describe("Null for guests"),
		first_name: z.string().describe("Empty for an account that was erased"),
		last_name: z.string(),
		phone: z.string(),
		card_id: z.string().nullable(),
		injuries: z.array(z.string()).describe("To know at the desk and in class"),
		booked_at: instant,
		booked_by: z.string().nullable().describe("Staff who booked at the desk"),
		walk_in: z.boolean(),
		trial: z.boolean().describe("A free trial, booked with its enquiry"),
		checked_in_at: instant.nullable(),
		confirm_until: instant.nullable().describe("Until when a guest still has to confirm by mail"),
		verdict: deskVerdict
			.nullable()
			.describe("Of a member today, for staff who sell memberships: it informs, who booked may always come in"),
	})
	.meta({ id: "RosterEntry" });
export type RosterEntry = z.infer<typeof rosterEntry>;

const waitingEntry = z
	.object({
		wait_id: z.int(),
		member_id: z.int(),
		first_name: z.string(),
		last_name: z.string(),
		phone: z.string(),
		card_id: z.string().nullable(),
		waiting_since: instant,
	})
	.meta({ id: "WaitingEntry" });
export type WaitingEntry = z.infer<typeof waitingEntry>;

const roster = z
	.object({
		now: instant,
		training: deskTraining,
		people: z.array(rosterEntry).describe("By last name"),
		waiting: z.array(waitingEntry).describe("In the order in which they get free places"),
	})
	.meta({ id: "Roster" });
export type Roster = z.infer<typeof roster>;

const desk = { date: dateField, arrived: z.boolean().describe("Check in right away") };
const deskGuestBooking = z.object({ ...guest.shape, ...desk });
export type DeskGuestBooking = z.output<typeof deskGuestBooking>;
const foundMember = {
	member_id: recordNumber("required-field"),
	found_by: optionalText.describe(
		"The whole phone or card; required for members who never booked in the clubs of the account",
	),
};
const deskMemberBooking = z.object({
	...foundMember,
	...desk,
	accept_overlap: z
		.boolean({ error: "invalid-value" })
		.default(false)
		.describe("Book although the member has another class at that time"),
});
export type DeskMemberBooking = z.output<typeof deskMemberBooking>;

const deskWait = z.object({ ...foundMember, date: dateField });
export type DeskWait = z.output<typeof deskWait>;

export const deskMember = z
	.object({
		id: z.int(),
		first_name: z.string(),
		last_name: z.string(),
		phone: z.string(),
		card_id: z.string().nullable(),
	})
	.meta({ id: "DeskMember" });
export type DeskMember = z.infer<typeof deskMember>;

const deskMemberFilter = z.object({
	text: searchText.describe("Name without regard to diacritics, digits of the phone, or card number"),
});

/** A code opens that long before its class. At an open roster it opens all day. */
export const codeOpensMinutes = 120;

const codeOutcomes = [
	"checked-in",
	"already-checked-in",
	"other-training",
	"other-club",
	"other-day",
	"booking-cancelled",
	"training-cancelled",
	"too-early",
	"not-booked",
	"unknown-code",
] as const;
export type CodeOutcome = (typeof codeOutcomes)[number];

const codeCheckIn = z.object({
	code: z
		.string({ error: "required-field" })
		.trim()
		.min(1, "required-field")
		.max(200, "invalid-value")
		.refine(storable, "invalid-value")
		.describe("Of a booking, or the number of a membership card"),
	period_id: z
		.int()
		.min(1)
		.max(largestInteger)
		.optional()
		.describe("The training whose roster is open; any training of today if left out"),
	date: dateField.optional(),
});
export type CodeCheckIn = z.output<typeof codeCheckIn>;

const codeAnswer = z
	.object({
		outcome: z.enum(codeOutcomes),
		training: deskTraining.nullable().describe("The training of the booking"),
		person: rosterEntry.nullable().describe("Null for staff of other clubs"),
	})
	.meta({ id: "CodeAnswer" });
export type CodeAnswer = z.infer<typeof codeAnswer>;

const tag = "Office: today";

const ofTraining = <const R extends Endpoint["response"]>(summary: string, response: R) =>
	({ ...staff(tag, summary, response), ...byId, scope: "club", errors: [...invalid, "ERR_NOT_FOUND"] }) as const;

const booking = {
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
		...staff(tag, "The trainings of a day at the caller's clubs", deskDay),
		query: z.object({ date: dateField.optional().describe("Today if left out") }),
		errors: invalid,
	},
	getRoster: {
		...ofTraining("Who is booked for a training; `id` is the period's", roster),
		right: "rosters",
		query: z.object({ date: dateField }),
	},
	getRosterSheet: {
		...ofTraining("The roster to print", { mediaType: "application/pdf" }),
		query: z.object({ date: dateField, lang: languageField.optional() }),
	},
	bookGuestAtDesk: {
		...ofTraining("Book a guest, also after booking has closed", roster),
		...booking,
		body: deskGuestBooking,
	},
	bookMemberAtDesk: {
		...ofTraining("Book a member, also after booking has closed", roster),
		...booking,
		body: deskMemberBooking,
		errors: [...booking.errors, "ERR_OVERLAPS"],
	},
	waitAtDesk: {
		...ofTraining("Put a member on the waiting list of a full training", roster),
		status: 201,
		body: deskWait,
		errors: [
			...invalid,
			"ERR_NOT_FOUND",
			"ERR_PLACES_FREE",
			"ERR_ALREADY_BOOKED",
			"ERR_ALREADY_WAITING",
			"ERR_WAITING_LIMIT",
			"ERR_OVERLAPS",
			"ERR_TRAINING_PASSED",
			"ERR_TRAINING_FILLED_OR_CANCELLED",
		],
	},
	endWaitAtDesk: {
		...ofTraining("Take a member off the waiting list; `id` is the wait's", roster),
		errors: missing,
	},
	checkIn: {
		...ofTraining("Check a person in; `id` is the booking's", roster),
		right: "rosters",
		errors: [...missing, "ERR_NOT_TODAY", "ERR_TRAINING_FILLED_OR_CANCELLED"],
	},
	undoCheckIn: {
		...ofTraining("Undo a check-in; `id` is the booking's", roster),
		right: "rosters",
		errors: missing,
	},
	cancelAtDesk: {
		...ofTraining("Cancel a booking and free its place; `id` is the booking's", roster),
		errors: [...missing, "ERR_TRAINING_PASSED"],
	},
	checkInByCode: {
		...staff(tag, "Check in by the code of a booking, or answer why not", codeAnswer),
		body: codeCheckIn,
		errors: [...invalid, "ERR_NOT_FOUND"],
	},
	findDeskMembers: {
		...staff(
			tag,
			"A few members of the account's clubs by name, phone or card; of other clubs by the whole phone or card",
			z.array(deskMember),
		),
		query: deskMemberFilter,
		errors: invalid,
	},
} as const;
