import { z } from "zod";
import { dateField, instant, languageField, text } from "../../fields.ts";
import { paymentMethods } from "../../memberships/ledger.ts";
import { staff } from "../endpoint.ts";
import { atDesk, refusals } from "./desk-arrival.ts";

const tag = "Office: memberships";
const mostParas = 10_000_000_000;

const tillRow = z
	.object({
		id: z.int(),
		at: instant,
		kind: z.enum(["paid", "refunded"]),
		method: z.enum(paymentMethods),
		amount_paras: z.int().describe("Negative if it was given back"),
		receipt: z.string().nullable(),
		title: z.string(),
		title_eng: z.string(),
		member: z.string().describe("Empty for an account that was erased"),
		actor: z.string(),
	})
	.meta({ id: "TillRow" });
export type TillRow = z.infer<typeof tillRow>;

const tillCount = z.object({
	id: z.int(),
	expected_paras: z.int(),
	counted_paras: z.int(),
	note: z.string(),
	counted_by: z.string(),
	counted_at: instant,
});
export type TillCount = z.infer<typeof tillCount>;

const till = z
	.object({
		day: z.iso.date(),
		today: z.iso.date(),
		gym: z.object({ id: z.int(), name: z.string(), slug: z.string() }),
		rows: z.array(tillRow),
		sums: z.array(z.object({ method: z.enum(paymentMethods), amount_paras: z.int(), count: z.int() })),
		cash_paras: z.int(),
		total_paras: z.int(),
		counts: z.array(tillCount).describe("The latest first; money may move after a count"),
	})
	.meta({ id: "Till" });
export type Till = z.infer<typeof till>;

export const tillEndpoints = {
	getTill: {
		...staff(tag, "What a club's desk took and gave back on a day", till),
		...atDesk,
		query: z.object({ day: dateField.optional().describe("Today if left out") }),
		errors: refusals,
	},
	getTillSheet: {
		...staff(tag, "The till to print", { mediaType: "application/pdf" }),
		...atDesk,
		query: z.object({ day: dateField, lang: languageField.optional() }),
		errors: refusals,
	},
	closeTill: {
		...staff(tag, "Close the day with a count of the cash", till),
		...atDesk,
		status: 201,
		body: z.object({
			day: dateField,
			counted_paras: z.int({ error: "required-field" }).min(0, "invalid-value").max(mostParas, "invalid-value"),
			note: text(500, () => null).default(""),
		}),
		notes: "ERR_NOT_TODAY: the day has not come.",
		errors: [...refusals, "ERR_NOT_TODAY"],
	},
} as const;
