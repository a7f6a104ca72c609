import { and, asc, desc, eq, gte, lt, ne, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../../platform/database/database.ts";
import { users } from "../../../../platform/database/schema/members.ts";
import { auditLog } from "../../../../platform/database/schema/office.ts";

export interface AuditCondition {
	entity: string | undefined;
	entityId: string | undefined;
	actorId: number | undefined;
	since: Date | undefined;
	before: Date | undefined;
	text: string | undefined;
	/** The last entry of the page before. */
	place: { at: Date; id: number } | undefined;
}

/** Escapes the wildcards of `like`. */
function containing(text: string): string {
	return `%${text.replace(/[\\%_]/g, "\\$&")}%`;
}

function textCondition(text: string): SQL {
	const pattern = containing(text);
	return sql`(${auditLog.action} ilike ${pattern} or ${auditLog.before}::text ilike ${pattern} or ${auditLog.after}::text ilike ${pattern})`;
}

/** Empty for erased accounts. */
const actorName = sql<string>`coalesce(trim(${users.firstName} || ' ' || ${users.lastName}), '')`;

export function selectEntries(db: Database, condition: AuditCondition, limit: number) {
	const { entity, entityId, actorId, since, before, text, place } = condition;
	return db
		.select({
			id: auditLog.id,
			at: auditLog.at,
			actorId: auditLog.actorId,
			actorName,
			action: auditLog.action,
			entity: auditLog.entity,
			entity_id: auditLog.entityId,
			before: sql<Record<string, unknown> | null>`${auditLog.before}`,
			after: sql<Record<string, unknown> | null>`${auditLog.after}`,
		})
		.from(auditLog)
		.leftJoin(users, eq(users.id, auditLog.actorId))
		.where(
			and(
				entity ? eq(auditLog.entity, entity) : undefined,
				entityId ? eq(auditLog.entityId, entityId) : undefined,
				actorId === undefined ? undefined : eq(auditLog.actorId, actorId),
				since && gte(auditLog.at, since),
				before && lt(auditLog.at, before),
				text ? textCondition(text) : undefined,
				place && sql`(${auditLog.at}, ${auditLog.id}) < (${place.at.toISOString()}::timestamptz, ${place.id})`,
			),
		)
		.orderBy(desc(auditLog.at), desc(auditLog.id))
		.limit(limit);
}

/** Distinct values by a loose index scan, because the log is long. */
export async function selectEntities(db: Database): Promise<string[]> {
	const result = await db.execute(sql`
		with recursive kinds as (
			(select entity from audit_log order by entity limit 1)
			union all
			select (select entity from audit_log where entity > kinds.entity order by entity limit 1)
			from kinds where kinds.entity is not null
		)
		select entity from kinds where entity is not null`);
	return (result as { rows: { entity: string }[] }).rows.map(({ entity }) => entity);
}

export function selectStaffActors(db: Database) {
	return db
		.select({ id: users.id, name: sql<string>`trim(${users.firstName} || ' ' || ${users.lastName})` })
		.from(users)
		.where(ne(users.role, "member"))
		.orderBy(asc(users.lastName), asc(users.firstName), asc(users.id));
}
