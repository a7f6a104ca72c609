import type { Database } from "../database/database.ts";
import { auditLog } from "../database/schema/office.ts";

/** A record as it is shown, fit for JSON. */
export type AuditRecord = Record<string, unknown>;

export interface AuditNote {
	at: Date;
	/** Null for the server itself, such as a command that was run on it. */
	actorId: number | null;
	/** The kind of record and what was done to it, such as `account.changed`. */
	action: `${string}.${string}`;
	entity: string;
	entityId: number | string;
	before?: AuditRecord | null;
	after?: AuditRecord | null;
}

// Whoever writes a note may hand over a whole row; what opens something or names somebody for life never gets in.
const secret = /password|jmbg|totp|token|secret|cipher|digest|hash/i;

/** The record without what the log must never hold, however deep it stands. */
export function withoutSecrets(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(withoutSecrets);
	if (typeof value !== "object" || value === null || value instanceof Date) return value;
	const kept = Object.entries(value).filter(([name]) => !secret.test(name));
	return Object.fromEntries(kept.map(([name, part]) => [name, withoutSecrets(part)]));
}

/** Notes who changed what. Give it the transaction of the change: both are kept or neither is. */
export async function writeAudit(tx: Database, { entityId, before, after, ...note }: AuditNote): Promise<void> {
	await tx.insert(auditLog).values({
		...note,
		entityId: String(entityId),
		before: before ? withoutSecrets(before) : null,
		after: after ? withoutSecrets(after) : null,
	});
}
