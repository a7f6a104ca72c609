import type { Database } from "../database/database.ts";
import { auditLog } from "../database/schema/office.ts";

export type AuditRecord = Record<string, unknown>;

export interface AuditNote {
	at: Date;
	/** Null for the server itself, such as an admin command. */
	actorId: number | null;
	/** The kind of record and what was done to it, such as `account.changed`. */
	action: `${string}.${string}`;
	entity: string;
	entityId: number | string;
	before?: AuditRecord | null;
	after?: AuditRecord | null;
}

// Callers may pass whole rows: secrets and national ids must not get into the log.
const secret = /password|jmbg|totp|token|secret|cipher|digest|hash/i;

export function withoutSecrets(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(withoutSecrets);
	if (typeof value !== "object" || value === null || value instanceof Date) return value;
	const allowed = Object.entries(value).filter(([name]) => !secret.test(name));
	return Object.fromEntries(allowed.map(([name, part]) => [name, withoutSecrets(part)]));
}

/** Takes the transaction of the change, so that both are written or neither. */
export async function writeAudit(tx: Database, { entityId, before, after, ...note }: AuditNote): Promise<void> {
	await tx.insert(auditLog).values({
		...note,
		entityId: String(entityId),
		before: before ? withoutSecrets(before) : null,
		after: after ? withoutSecrets(after) : null,
	});
}
