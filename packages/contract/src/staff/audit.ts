import { z } from "zod";
import { dateField, optionalText, pathId } from "../fields.ts";

/** Entries a page. */
export const auditPageSize = 50;

const record = z.record(z.string(), z.unknown()).nullable();
const actor = z.object({ id: z.int(), name: z.string().describe("Empty for an account that was erased") });

export const auditEntry = z
	.object({
		id: z.int(),
		at: z.iso.datetime(),
		actor: actor.nullable().describe("Null for guests and for the server itself"),
		action: z.string().describe("Such as `account.changed`: the kind of record and what was done to it"),
		entity: z.string(),
		entity_id: z.string(),
		before: record,
		after: record,
	})
	.meta({ id: "AuditEntry" });
export type AuditEntry = z.infer<typeof auditEntry>;

export const auditPage = z
	.object({
		entries: z.array(auditEntry).describe("Newest first"),
		next_cursor: z.string().nullable().describe("Gives the entries that follow; null after the last"),
	})
	.meta({ id: "AuditPage" });
export type AuditPage = z.infer<typeof auditPage>;

/** What is left empty does not filter. */
export const auditFilter = z.object({
	entity: optionalText,
	entity_id: optionalText,
	actor: pathId.optional().describe("Account of the one who did it"),
	from: dateField.optional().describe("First day, in the clubs' zone"),
	until: dateField.optional().describe("Last day"),
	text: optionalText.describe("Anything in the action or in the record before or after"),
	cursor: pathId.optional(),
});
export type AuditFilter = z.output<typeof auditFilter>;

/** What can be filtered by: whatever occurs. */
export const auditChoices = z
	.object({ entities: z.array(z.string()), actors: z.array(actor) })
	.meta({ id: "AuditChoices" });
export type AuditChoices = z.infer<typeof auditChoices>;
