import { z } from "zod";
import {
	emailField,
	instant,
	languageField,
	nameField,
	optionalText,
	pathId,
	phoneField,
	recordNumber,
	searchText,
	text,
} from "../../fields.ts";
import { ownMembership } from "../../memberships/own.ts";
import { byId, invalid, staff } from "../endpoint.ts";
import { memberStates } from "../member-rules.ts";
import { deskMember } from "../today.ts";
import { deskVerdict } from "./desk-verdict.ts";

const tag = "Office: memberships";

const arrivalBooking = z
	.object({
		booking_id: z.int(),
		first_name: z.string(),
		last_name: z.string(),
		period_id: z.int(),
		date: z.iso.date(),
		time: z.int().describe("930 is 9:30"),
		duration: z.int(),
		training: z.object({ id: z.int(), name: z.string(), name_eng: z.string() }),
		cancelled: z.boolean().describe("The class does not take place"),
		trial: z.boolean().describe("A free trial uses no visit"),
		checked_in_at: instant.nullable(),
	})
	.meta({ id: "ArrivalBooking" });
export type ArrivalBooking = z.infer<typeof arrivalBooking>;

const waitingOrder = z
	.object({
		id: z.int(),
		title: z.string(),
		title_eng: z.string(),
		starts_on: z.iso.date(),
		reference: z.string(),
		amount_paras: z.int(),
		missing_paras: z.int().describe("What is still to be paid"),
		expires_on: z.iso.date(),
	})
	.meta({ id: "DeskOrder" });
export type DeskOrder = z.infer<typeof waitingOrder>;

export const arrival = z
	.object({
		id: z.int(),
		first_name: z.string(),
		last_name: z.string(),
		phone: z.string(),
		card_id: z.string().nullable(),
		state: z.enum(memberStates),
		injuries: z.array(z.string()),
		now: instant,
		verdicts: z.object({ gym: deskVerdict, class: deskVerdict }),
		entered_at: instant.nullable().describe("When the desk let the member in today, in this club"),
		bookings: z.array(arrivalBooking).describe("Of today, in this club"),
		memberships: z.array(ownMembership).describe("Those of the last 60 days, the one that ends first at the top"),
		orders: z.array(waitingOrder).describe("Ordered online and not paid"),
		discount_paras: z.int().describe("A paid single visit of today, taken off the price of a membership"),
		joins_on: z.iso.date().nullable().describe("The day after the last membership ends"),
	})
	.meta({ id: "Arrival" });
export type Arrival = z.infer<typeof arrival>;

const foundArrivals = z
	.object({
		people: z.array(deskMember).describe("A few, if the text fits several"),
		arrival: arrival.nullable().describe("If exactly one person fits"),
		guest: arrivalBooking.nullable().describe("The code is of a guest's booking of today"),
	})
	.meta({ id: "FoundArrivals" });
export type FoundArrivals = z.infer<typeof foundArrivals>;

/** Where it happens, and what the member showed: needed for members whom the clubs of the account do not know. */
export const deskPlace = { gym_id: recordNumber("required-field"), found_by: optionalText };

export const atDesk = { ...byId, scope: "club" } as const;
export const once = { ...atDesk, idempotent: true, status: 201 } as const;
export const refusals = [...invalid, "ERR_NOT_FOUND"] as const;

export const newArrival = z.object({
	gym_id: deskPlace.gym_id,
	first_name: nameField,
	last_name: nameField,
	email: emailField,
	phone: phoneField,
	card_id: text(40, () => null).optional(),
	language: languageField.default("sr"),
});
export type NewArrival = z.output<typeof newArrival>;

export const arrivalEndpoints = {
	findArrivals: {
		...staff(tag, "Who stands before the desk: by code, card, name or phone", foundArrivals),
		...atDesk,
		query: z.object({ text: searchText }),
		errors: refusals,
	},
	getArrival: {
		...staff(tag, "A member at the desk of a club", arrival),
		...atDesk,
		query: z.object({ gym: pathId, found_by: optionalText }),
		errors: refusals,
	},
	registerAtDesk: {
		...staff(tag, "Register a new member; the link of a mail sets a password and confirms the address", arrival),
		scope: "club",
		status: 201,
		body: newArrival,
		errors: [...invalid, "ERR_DUPLICATED_EMAIL", "ERR_DUPLICATED_PHONE"],
	},
	letIn: {
		...staff(tag, "Let a member into the gym; uses a visit, once a day and club", arrival),
		...once,
		body: z.object(deskPlace),
		errors: [...refusals, "ERR_NO_MEMBERSHIP"],
	},
	undoEntry: {
		...staff(tag, "Undo today's entry; returns the visit", arrival),
		...atDesk,
		query: z.object({ gym: pathId, found_by: optionalText }),
		errors: refusals,
	},
} as const;
