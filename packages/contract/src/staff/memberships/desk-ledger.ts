import { z } from "zod";
import { instant, nameField } from "../../fields.ts";
import { ledgerKinds, paymentMethods } from "../../memberships/ledger.ts";
import { freezeAnswer, freezeDays, freezePreview, ownMembership } from "../../memberships/own.ts";
import { byId, staff } from "../endpoint.ts";
import { refusals } from "./desk-arrival.ts";
import { amountField } from "./desk-sales.ts";

const tag = "Office: memberships";

/** Rows of a member's history, the latest first. */
export const ledgerLength = 300;
export const longestExtension = 366;

const ledgerRow = z
	.object({
		id: z.int(),
		at: instant,
		kind: z.enum(ledgerKinds),
		membership_id: z.int().nullable(),
		order_id: z.int().nullable(),
		title: z.string(),
		title_eng: z.string(),
		gym: z.string().nullable().describe("Where it happened; null online"),
		amount_paras: z.int().nullable(),
		method: z.enum(paymentMethods).nullable(),
		receipt: z.string().nullable(),
		on_date: z.iso.date().nullable(),
		until_date: z.iso.date().nullable(),
		days: z.int().nullable(),
		reason: z.string().nullable(),
		actor: z.string().describe("Empty for the server itself"),
		reversed: z.boolean().describe("A later row takes it back"),
	})
	.meta({ id: "LedgerRow" });
export type LedgerRow = z.infer<typeof ledgerRow>;

const memberLedger = z
	.object({ memberships: z.array(ownMembership), rows: z.array(ledgerRow).describe("The latest first") })
	.meta({ id: "MemberLedger" });
export type MemberLedger = z.infer<typeof memberLedger>;

const ofClub = { ...byId, scope: "club" } as const;
const reason = nameField.describe("Kept in the ledger");

const correction = (summary: string) =>
	({
		...staff(tag, summary, memberLedger),
		...ofClub,
		right: "corrections",
		status: 201,
		errors: refusals,
	}) as const;

export const ledgerEndpoints = {
	getMemberLedger: {
		...staff(tag, "A member's memberships with their history", memberLedger),
		...ofClub,
		errors: refusals,
	},
	freezeAtDesk: {
		...staff(tag, "Freeze a membership for its member", freezeAnswer),
		...ofClub,
		status: 201,
		query: freezePreview,
		body: freezeDays,
		notes: "With `preview=1` nothing changes.",
		errors: [...refusals, "ERR_FREEZE_LIMIT", "ERR_NOT_TODAY"],
	},
	unfreezeAtDesk: {
		...staff(tag, "End a freeze from tomorrow, or one that has not begun", memberLedger),
		...ofClub,
		errors: refusals,
	},
	extendMembership: {
		...correction("Extend a membership"),
		body: z.object({
			days: z.int({ error: "required-field" }).min(1, "invalid-value").max(longestExtension, "invalid-value"),
			reason,
		}),
	},
	cancelMembership: { ...correction("Cancel a membership; nothing is due any more"), body: z.object({ reason }) },
	refundPayment: {
		...correction("Give a payment back, by the method it was paid with; `id` is the payment's, once"),
		body: z.object({ amount_paras: amountField, reason }),
	},
} as const;
