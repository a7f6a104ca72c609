import { z } from "zod";
import { dateField, recordNumber, text } from "../../fields.ts";
import { deskMethods } from "../../memberships/ledger.ts";
import { staff } from "../endpoint.ts";
import { arrival, deskPlace, once, refusals } from "./desk-arrival.ts";

const tag = "Office: memberships";

/** A hundred million dinars. */
const mostParas = 10_000_000_000;
export const amountField = z
	.int({ error: "required-field" })
	.positive("invalid-value")
	.max(mostParas, "invalid-value")
	.describe("A dinar has a hundred paras");

const payment = {
	amount_paras: amountField,
	method: z.enum(deskMethods, { error: "required-field" }),
	receipt: text(40, () => null)
		.optional()
		.describe("The number of the fiscal receipt"),
};

const sale = z.object({
	...deskPlace,
	plan_id: recordNumber("required-field"),
	starts_on: dateField.describe("Today to 60 days ahead, or the day after the last membership ends"),
	payment: z.object(payment).nullable().describe("May be less than the price; null if all of it is still to be paid"),
});
export type DeskSale = z.output<typeof sale>;

const due = z.object({
	...deskPlace,
	...payment,
	membership_id: recordNumber("invalid-value").optional(),
	order_id: recordNumber("invalid-value").optional().describe("One of the two"),
});
export type DeskPayment = z.output<typeof due>;

export const saleEndpoints = {
	sellMembership: {
		...staff(tag, "Sell a plan", arrival),
		...once,
		body: sale,
		notes: "ERR_NOT_TODAY: the first day is not in what is allowed.",
		errors: [...refusals, "ERR_PLAN_NOT_SOLD", "ERR_NOT_TODAY"],
	},
	takePayment: {
		...staff(tag, "Take money for what is due, or for an order that waits", arrival),
		...once,
		body: due,
		errors: refusals,
	},
} as const;
