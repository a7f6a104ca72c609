import { z } from "zod";
import { guestBooking } from "../booking-inputs.ts";
import { dateField, languageField, searchText } from "../fields.ts";

const bothNames = { name: z.string(), name_eng: z.string() };

/** A training of one day, as the front desk sees it. Its period and its date name it. */
export const deskTraining = z
	.object({
		period_id: z.int(),
		date: z.iso.date(),
		time: z.int().describe("930 is 9:30, 1830 is 18:30"),
		duration: z.int(),
		training: z.object({ id: z.int(), ...bothNames }),
		gym: z.object({ id: z.int(), name: z.string(), slug: z.string() }),
		room: z.object({ id: z.int(), ...bothNames }),
		coach: z.object({ id: z.int(), name: z.string() }).nullable(),
		substitute: z.boolean().describe("Whether the coach stands in for another one"),
		promotion: z.boolean(),
		capacity: z.int(),
		taken: z.int(),
		checked_in: z.int().describe("How many of them are here"),
		cancelled: z.boolean(),
		cancel_reason: z.string().nullable(),
	})
	.meta({ id: "DeskTraining" });
export type DeskTraining = z.infer<typeof deskTraining>;

export const deskDay = z
	.object({
		date: z.iso.date(),
		today: z.iso.date(),
		now: z.iso.datetime(),
		trainings: z.array(deskTraining).describe("Of the clubs that the account works for, by the hour"),
	})
	.meta({ id: "DeskDay" });
export type DeskDay = z.infer<typeof deskDay>;

export const deskDayFilter = z.object({ date: dateField.optional().describe("Today without it") });

/** Somebody who has a place. */
export const rosterEntry = z
	.object({
		booking_id: z.int(),
		member_id: z.int().nullable().describe("Null for guests"),
		first_name: z.string().describe("Empty for an account that was erased"),
		last_name: z.string(),
		phone: z.string(),
		card_id: z.string().nullable(),
		booked_at: z.iso.datetime(),
		booked_by: z.string().nullable().describe("Who booked it at the desk"),
		walk_in: z.boolean(),
		checked_in_at: z.iso.datetime().nullable(),
	})
	.meta({ id: "RosterEntry" });
export type RosterEntry = z.infer<typeof rosterEntry>;

export const roster = z
	.object({
		now: z.iso.datetime(),
		training: deskTraining,
		people: z.array(rosterEntry).describe("By last name"),
	})
	.meta({ id: "Roster" });
export type Roster = z.infer<typeof roster>;

/** Which date of the period is meant. */
export const rosterQuery = z.object({ date: dateField });
export const rosterSheetQuery = z.object({ date: dateField, lang: languageField.optional() });

/** `arrived`: stands at the desk and goes in at once. Otherwise the place is kept. */
const desk = { date: dateField, arrived: z.boolean() };
export const deskGuestBooking = z.object({ ...guestBooking.shape, ...desk });
export type DeskGuestBooking = z.output<typeof deskGuestBooking>;
export const deskMemberBooking = z.object({ member_id: z.int().min(1), ...desk });
export type DeskMemberBooking = z.output<typeof deskMemberBooking>;

/** A member who can be booked in at the desk. */
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

export const deskMemberFilter = z.object({
	text: searchText.describe(
		"Words of the name without regard to diacritics, digits of the phone, or the card's number",
	),
});

/** What came of a code that somebody showed. */
export const codeOutcomes = [
	"checked-in",
	"already-checked-in",
	"other-training",
	"other-club",
	"other-day",
	"booking-cancelled",
	"training-cancelled",
	"unknown-code",
] as const;
export type CodeOutcome = (typeof codeOutcomes)[number];

export const codeCheckIn = z.object({
	code: z.string({ error: "required-field" }).trim().min(1, "required-field").max(200, "invalid-value"),
	period_id: z.int().min(1).optional().describe("The training whose roster is open; any of today's without it"),
	date: dateField.optional(),
});
export type CodeCheckIn = z.output<typeof codeCheckIn>;

export const codeAnswer = z
	.object({
		outcome: z.enum(codeOutcomes),
		training: deskTraining.nullable().describe("What the code's booking is for"),
		person: rosterEntry.nullable().describe("Whose it is, for those who work for that club"),
	})
	.meta({ id: "CodeAnswer" });
export type CodeAnswer = z.infer<typeof codeAnswer>;
