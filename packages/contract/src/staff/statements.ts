import { z } from "zod";
import { instant, pathId, recordNumber, text } from "../fields.ts";
import { searchQueryLength } from "../text-search.ts";
import { byId, invalid, missing, staff } from "./endpoint.ts";
import { statementMegabytes, statementOutcomes, statementTypes } from "./statement-rules.ts";

const tag = "Office: statements";

const totals = z
	.array(z.object({ outcome: z.enum(statementOutcomes), rows: z.int(), paras: z.int() }))
	.describe("By outcome; only those that there are");

const statementRow = z
	.object({
		id: z.int().nullable().describe("Null in a preview"),
		booked_on: z.iso.date(),
		amount_paras: z.int().describe("Negative for money that went out"),
		reference: z.string(),
		payer: z.string(),
		purpose: z.string(),
		outcome: z.enum(statementOutcomes),
		difference_paras: z.int().describe("`short`: what is missing; `over`: what is to be returned"),
		order: z
			.object({ id: z.int(), reference: z.string(), title: z.string(), title_eng: z.string() })
			.nullable()
			.describe("What was paid"),
		member: z.object({ id: z.int(), name: z.string() }).nullable().describe("Null once erased"),
		begun: z.boolean().describe("The order has become a membership"),
		assigned: z
			.object({ at: instant, by: z.string() })
			.nullable()
			.describe("By whom, if a person decided; the name is empty once the account is erased"),
	})
	.meta({ id: "StatementRow" });
export type StatementRow = z.infer<typeof statementRow>;

const statementSummary = {
	id: z.int().nullable().describe("Null in a preview of a new file"),
	file_name: z.string(),
	imported_at: instant.nullable(),
	imported_by: z.string().describe("Empty once the account is erased"),
	totals,
};

const listedStatement = z.object(statementSummary).meta({ id: "ListedStatement" });
export type ListedStatement = z.infer<typeof listedStatement>;

const statement = z
	.object({
		...statementSummary,
		repeated: z.boolean().describe("The same file had been imported: nothing changed"),
		rows: z.array(statementRow),
	})
	.meta({ id: "Statement" });
export type Statement = z.infer<typeof statement>;

const paymentOffer = z
	.object({
		order_id: z.int(),
		reference: z.string(),
		title: z.string(),
		title_eng: z.string(),
		member: z.object({ id: z.int(), name: z.string() }),
		missing_paras: z.int().describe("What is still to be paid"),
		ordered_on: z.iso.date(),
		same: z.array(z.enum(["reference", "name", "amount"])).describe("What speaks for it"),
	})
	.meta({ id: "PaymentOffer" });
export type PaymentOffer = z.infer<typeof paymentOffer>;

const file = {
	query: z.object({ name: text(200, () => null).describe("The name of the file") }),
	upload: { mediaTypes: statementTypes, maximumBytes: statementMegabytes * 1024 * 1024 },
	errors: invalid,
} as const;

export const statementEndpoints = {
	previewStatement: {
		...staff(tag, "What importing a bank statement would do (CAMT.053 XML or CSV); changes nothing", statement),
		scope: "chain",
		...file,
	},
	importStatement: {
		...staff(tag, "Import a bank statement: all of it or nothing; the same file again changes nothing", statement),
		scope: "chain",
		status: 201,
		...file,
	},
	listStatements: { ...staff(tag, "Imported statements, the latest first", z.array(listedStatement)), scope: "chain" },
	getStatement: {
		...staff(tag, "An imported statement with its rows", statement),
		scope: "chain",
		...byId,
		errors: missing,
	},
	listPaymentOffers: {
		...staff(tag, "Orders that a payment may be for, the likeliest first", z.array(paymentOffer)),
		scope: "chain",
		...byId,
		query: z.object({ text: z.string().max(searchQueryLength, "invalid-value").optional() }),
		errors: [...invalid, "ERR_NOT_FOUND"],
	},
	assignPayment: {
		...staff(tag, "Say which order a payment is for, or that it is for none", statementRow),
		scope: "chain",
		params: z.object({ id: pathId }),
		body: z.object({ order_id: recordNumber("required-field").nullable().describe("Null: not a member's payment") }),
		errors: [...invalid, "ERR_NOT_FOUND", "ERR_CHANGED_MEANWHILE"],
	},
} as const;
