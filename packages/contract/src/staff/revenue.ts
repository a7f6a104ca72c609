import { z } from "zod";
import { dateField, instant, optional, pathId, text } from "../fields.ts";
import { byId, invalid, staff } from "./endpoint.ts";
import { reportFilter } from "./reports.ts";
import { continuesWithinDays, renewalDays, renewalNoteLength, renewalOutcomes } from "./revenue-rules.ts";

const tag = "Office: revenue";

const club = z
	.object({ id: z.int(), name: z.string() })
	.nullable()
	.describe("Null for plans of all clubs, bought online");

const membershipCount = z
	.object({
		club,
		title: z.string().describe("Of the plan, as sold"),
		title_eng: z.string(),
		active: z.int().describe("On the day"),
		frozen: z.int().describe("On the day"),
		new: z.int().describe("Began in the month, and continue none before"),
		renewed: z.int().describe(`Began in the month, within ${continuesWithinDays} days after another one of the member`),
		ended: z.int().describe("Had their last day in the month"),
	})
	.meta({ id: "MembershipCount" });
export type MembershipCount = z.infer<typeof membershipCount>;

const membershipNumbers = z
	.object({
		month: z.iso.date().describe("Its first day"),
		day: z.iso.date().describe("Its last day, or today"),
		rows: z.array(membershipCount).describe("By club and plan, without single visits"),
	})
	.meta({ id: "MembershipNumbers" });
export type MembershipNumbers = z.infer<typeof membershipNumbers>;

const revenue = z
	.object({
		month: z.iso.date().describe("Its first day; of transfers by the bank's date"),
		club,
		method: z.enum(["cash", "card", "transfer", "other"]),
		payments: z.int(),
		paid_paras: z.int(),
		refunded_paras: z.int(),
	})
	.meta({ id: "Revenue" });
export type Revenue = z.infer<typeof revenue>;

const call = z.object({ outcome: z.enum(renewalOutcomes), note: z.string(), at: instant, by: z.string() });

const renewal = z
	.object({
		membership_id: z.int(),
		member_id: z.int(),
		first_name: z.string(),
		last_name: z.string(),
		phone: z.string(),
		title: z.string(),
		title_eng: z.string(),
		club,
		ends_on: z.iso.date(),
		visits_left: z.int().nullable().describe("Null without a limit"),
		ordered: z.boolean().describe("Waits for its payment already"),
		call: call.nullable().describe("The latest"),
	})
	.meta({ id: "Renewal" });
export type Renewal = z.infer<typeof renewal>;

const gym = pathId.optional().describe("One club; without it all that the caller works for");
const monthFilter = z.object({
	date: dateField.optional().describe("A day of the month; this month if left out"),
	gym,
});
export type MonthFilter = z.output<typeof monthFilter>;

const newCall = z.object({
	outcome: z.enum(renewalOutcomes, { error: "required-field" }),
	note: optional(text(renewalNoteLength, () => null)),
});
export type NewCall = z.output<typeof newCall>;

export const revenueEndpoints = {
	getMembershipNumbers: {
		...staff(tag, "Memberships of a month by club and plan: active, frozen, new, renewed, ended", membershipNumbers),
		scope: "club",
		query: monthFilter,
		errors: invalid,
	},
	getRevenue: {
		...staff(tag, "What was paid and given back by month, club and method", z.array(revenue)),
		scope: "club",
		query: reportFilter,
		errors: invalid,
	},
	listRenewals: {
		...staff(
			tag,
			`Members whose membership ends within ${renewalDays} days and who have no next one`,
			z.array(renewal),
		),
		scope: "club",
		query: z.object({ gym }),
		errors: invalid,
	},
	addRenewalCall: {
		...staff(tag, "Write down a call to a member whose membership ends", z.object({ code: z.literal("SUC_SUCCESS") })),
		scope: "club",
		status: 201,
		...byId,
		body: newCall,
		errors: [...invalid, "ERR_NOT_FOUND"],
	},
} as const;
