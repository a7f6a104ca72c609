import { z } from "zod";
import { dateField, recordNumber } from "../fields.ts";
import { orderAheadDays, orderStates } from "./order-rules.ts";

export const newOrder = z.object({
	plan_id: recordNumber("required-field"),
	gym_id: recordNumber("invalid-value").nullish().describe("May be left out for plans of all clubs"),
	starts_on: dateField.describe(`Today to ${orderAheadDays} days ahead`),
});

export const order = z
	.object({
		id: z.int(),
		state: z.enum(orderStates),
		plan_id: z.int(),
		title: z.string(),
		title_eng: z.string(),
		gym_id: z.int().nullable(),
		starts_on: z.iso.date(),
		ends_on: z.iso.date(),
		amount: z.int().describe("RSD"),
		due_paras: z.int().describe("What is still to be paid, if a part has come"),
		reference: z.string().describe("Model 97, without the model"),
		ips: z.string().describe("The text of the National Bank's QR code (NBS IPS QR)"),
		expires_on: z.iso.date(),
		code_url: z.string().describe("The picture of the code; opens without a session, while the order waits"),
		slip_url: z.string().describe("The payment slip; opens without a session, while the order waits"),
	})
	.meta({ id: "Order" });
export type Order = z.infer<typeof order>;

export const ordered = z.object({ code: z.literal("SUC_ORDERED"), order });
