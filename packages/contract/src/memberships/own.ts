import { z } from "zod";
import { dateField } from "../fields.ts";
import { membershipStates } from "./membership.ts";
import { planFields } from "./plans.ts";

/** A freeze with both of its days. */
export const freezeDays = z.object({ from: dateField, until: dateField });

export const ownMembership = z
	.object({
		id: z.int(),
		title: z.string(),
		title_eng: z.string(),
		gym_id: z.int().nullable().describe("Null for all clubs"),
		starts_on: z.iso.date(),
		ends_on: z.iso.date(),
		visits: z.int().describe("0 without a limit"),
		visits_left: z.int().nullable().describe("Null without a limit"),
		state: z.enum(membershipStates),
		covers: planFields.covers,
		hours: planFields.hours,
		freezes_left: z.int(),
		freezes: z.array(z.object({ from: z.iso.date(), until: z.iso.date() })),
		freeze_days: z.int().describe("How long a freeze may last; 0 if it cannot be frozen"),
		plan_id: z.int(),
		price: z.int().describe("RSD"),
		sold_on: z.iso.date(),
		paid_paras: z.int(),
		due_paras: z.int().describe("What is still to be paid"),
		confirmation_url: z.string().describe("A confirmation to print, as PDF; the link needs no session"),
	})
	.meta({ id: "OwnMembership" });
export type OwnMembership = z.infer<typeof ownMembership>;

export const freezePreview = z.object({ preview: z.enum(["0", "1"], { error: "invalid-value" }).optional() });

export const freezeAnswer = z.object({ ends_on: z.iso.date().describe("The last day with the freeze") });
