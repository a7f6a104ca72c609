import type { LastChange } from "@kvart/contract/staff/errors";
import { and, desc, eq, sql } from "drizzle-orm";
import type { Database } from "../database/database.ts";
import { users } from "../database/schema/members.ts";
import { auditLog } from "../database/schema/office.ts";
import { Refusal } from "../problem.ts";

async function lastChange(db: Database, entity: string, id: number | string): Promise<LastChange | undefined> {
	const [change] = await db
		.select({
			name: sql<string>`coalesce(trim(${users.firstName} || ' ' || ${users.lastName}), '')`,
			at: auditLog.at,
			actorId: auditLog.actorId,
		})
		.from(auditLog)
		.leftJoin(users, eq(users.id, auditLog.actorId))
		.where(and(eq(auditLog.entity, entity), eq(auditLog.entityId, String(id))))
		.orderBy(desc(auditLog.id))
		.limit(1);
	return change && change.actorId !== null ? { name: change.name, at: change.at.toISOString() } : undefined;
}

interface Changed {
	entity: string;
	id: number | string;
	/** The record as it is now. */
	current: unknown;
}

/** The refusal of a change that is based on an outdated version, with the person who changed the record. */
export async function changedMeanwhile(db: Database, { entity, id, current }: Changed): Promise<Refusal> {
	return new Refusal("ERR_CHANGED_MEANWHILE", { current, changedBy: await lastChange(db, entity, id) });
}
