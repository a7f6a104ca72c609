import { z } from "zod";
import { dateField, instant, optionalText, pathId } from "../fields.ts";
import { admin, invalid } from "./endpoint.ts";

export const auditPageSize = 50;

const record = z.record(z.string(), z.unknown()).nullable();
const actor = z.object({ id: z.int(), name: z.string().describe("Empty for an account that was erased") });

const auditSubject = z
	.object({
		name: z.string().describe("Of the person; empty if it is about a training only"),
		training: z
			.object({
				period_id: z.int(),
				name: z.string(),
				name_eng: z.string(),
				gym: z.string(),
				day: z.int().describe("1 is Monday"),
				date: z.string().nullable().describe("Null for every week"),
				time: z.int().describe("930 is 9:30"),
			})
			.nullable(),
	})
	.meta({ id: "AuditSubject" });
export type AuditSubject = z.infer<typeof auditSubject>;

const auditEntry = z
	.object({
		id: z.int(),
		at: instant,
		actor: actor.nullable().describe("Null for guests and for the server itself"),
		action: z.string().describe("Kind of record and action, such as `account.changed`"),
		entity: z.string(),
		entity_id: z.string(),
		subject: auditSubject.nullable().describe("What it is about today; null for records, and if it is gone"),
		before: record,
		after: record,
	})
	.meta({ id: "AuditEntry" });
export type AuditEntry = z.infer<typeof auditEntry>;

const auditPage = z
	.object({
		entries: z.array(auditEntry).describe("Newest first"),
		next_cursor: z.string().nullable().describe("For the next page; null on the last"),
	})
	.meta({ id: "AuditPage" });
export type AuditPage = z.infer<typeof auditPage>;

const auditFilter = z.object({
	entity: optionalText,
	entity_id: optionalText,
	actor: pathId.optional().describe("Account id"),
	from: dateField.optional().describe("First day, in the clubs' zone"),
	until: dateField.optional().describe("Last day"),
	text: optionalText.describe("Searched in the action and in the record before and after"),
	cursor: z
		.string()
		.regex(/^\d{1,14}_[1-9]\d{0,14}$/, "invalid-value")
		.optional(),
});
export type AuditFilter = z.output<typeof auditFilter>;

const auditChoices = z.object({ entities: z.array(z.string()), actors: z.array(actor) }).meta({ id: "AuditChoices" });
export type AuditChoices = z.infer<typeof auditChoices>;

export const auditEndpoints = {
	listAuditEntries: {
		...admin("Office: audit", "Who changed what, newest first", auditPage),
		query: auditFilter,
		errors: invalid,
	},
	getAuditChoices: admin("Office: audit", "The values to filter the log by", auditChoices),
} as const;
