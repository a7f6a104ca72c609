import { z } from "zod";
import { dateField, instant, recordNumber } from "../fields.ts";
import { byId, invalid, missing, staff } from "./endpoint.ts";
import { absenceDates, coachAbsence } from "./schedule-absence.ts";
import { named, person } from "./schedule-conflict.ts";

/** The most that one request covers: a week of two classes a day. */
export const maximumRequested = 14;

/** How far ahead coaches see what colleagues look for, in days. */
export const offerDays = 31;

const coachedClass = {
	period_id: z.int(),
	training_date: z.iso.date(),
	time: z.int(),
	duration: z.int(),
	training: named,
	gym: person,
	room: named,
};

const ownClass = z
	.object({
		...coachedClass,
		capacity: z.int(),
		taken: z.int(),
		cancelled: z.boolean(),
		instead_of: person.nullable().describe("Whom the coach substitutes on this date"),
		taught_by: person.nullable().describe("Who teaches it instead of the coach on this date"),
		request: z
			.object({ id: z.int(), absent: z.boolean(), taken_by: person.nullable() })
			.nullable()
			.describe("While the coach looks for a substitute"),
	})
	.meta({ id: "OwnClass" });
export type OwnClass = z.infer<typeof ownClass>;

const ownWeek = z
	.object({
		dates: z.array(z.iso.date()).describe("Monday to Sunday"),
		today: z.iso.date(),
		now: instant,
		classes: z.array(ownClass),
	})
	.meta({ id: "OwnWeek" });
export type OwnWeek = z.infer<typeof ownWeek>;

const hours = { classes: z.int(), minutes: z.int() };

const ownHours = z
	.object({
		month: z.iso.date().describe("Its first day"),
		taught: z.object(hours),
		coming: z.object(hours).describe("Planned for the rest of the month"),
		clubs: z.array(z.object({ gym: person, ...hours })).describe("What was taught, by club"),
	})
	.meta({ id: "OwnHours" });
export type OwnHours = z.infer<typeof ownHours>;

const substitution = z
	.object({
		id: z.int(),
		...coachedClass,
		taken: z.int(),
		version: z.int().describe("Of the period"),
		coach: person.describe("Who looks for a substitute"),
		absent: z.boolean().describe("Cannot come; otherwise the coach teaches if nobody takes over"),
		taken_by: person.nullable().describe("Who offered to teach it; a manager confirms"),
		created_at: instant,
	})
	.meta({ id: "Substitution" });
export type Substitution = z.infer<typeof substitution>;

const substituteRequest = z.object({
	items: z
		.array(z.object({ period_id: recordNumber("required-field"), date: dateField }))
		.min(1, "required-field")
		.max(maximumRequested, "invalid-value"),
	absent: z.boolean({ error: "required-field" }),
});
export type SubstituteRequest = z.output<typeof substituteRequest>;

const done = z.object({ code: z.literal("SUC_SUCCESS") });
const tag = "Office: own classes";

export const ownClassEndpoints = {
	getOwnWeek: {
		...staff(tag, "What the coach teaches in a week, in all clubs", ownWeek),
		query: z.object({ date: dateField.optional().describe("A day of the week; this week if left out") }),
		errors: invalid,
	},
	getOwnHours: {
		...staff(tag, "Classes and minutes of a month", ownHours),
		query: z.object({ date: dateField.optional().describe("A day of the month; this month if left out") }),
		errors: invalid,
	},
	requestSubstitute: {
		...staff(tag, "Look for a substitute: `absent` if the coach cannot come", done),
		scope: "own",
		status: 201,
		body: substituteRequest,
		errors: [...invalid, "ERR_NOT_FOUND", "ERR_TRAINING_PASSED", "ERR_TRAINING_FILLED_OR_CANCELLED"],
	},
	withdrawRequest: { ...staff(tag, "Teach the class after all", done), ...byId, scope: "own", errors: missing },
	listOwnAbsences: staff(tag, "When the coach is or will be away", z.array(coachAbsence)),
	addOwnAbsence: {
		...staff(tag, "Be away: managers are asked for a substitute in each class of these days", coachAbsence),
		status: 201,
		body: absenceDates,
		errors: invalid,
	},
	removeOwnAbsence: {
		...staff(tag, "Be there after all: requests for these days are withdrawn", done),
		...byId,
		scope: "own",
		errors: missing,
	},
	listOffers: staff(tag, "Classes of colleagues that the coach could teach, and is free for", z.array(substitution)),
	takeOffer: {
		...staff(tag, "Offer to teach a class of a colleague; a manager confirms", done),
		...byId,
		scope: "own",
		errors: [...missing, "ERR_TRAINING_PASSED", "ERR_CHANGED_MEANWHILE", "ERR_OVERLAPS"],
	},
	releaseOffer: { ...staff(tag, "Withdraw the offer to teach it", done), ...byId, scope: "own", errors: missing },
} as const;

/** For managers. Confirming is `setCoachAway` with the coach who took over. */
export const substitutionEndpoints = {
	listSubstitutions: staff(
		"Office: schedule",
		"Classes in the caller's clubs whose coach looks for a substitute",
		z.array(substitution),
	),
	declineSubstitution: {
		...staff("Office: schedule", "Decline a request: the coach teaches", done),
		...byId,
		scope: "club",
		errors: missing,
	},
} as const;
