import type { Database } from "../../../platform/database/database.ts";
import { auditLog } from "../../../platform/database/schema/office.ts";

export type MemberAction =
	| "member.registered"
	| "member.confirmed"
	| "member.changed"
	| "member.password_changed"
	| "member.password_reset"
	| "member.logged_out_everywhere"
	| "member.erased";

/** Notes what happened to an account. Never holds personal data: these rows outlive it. */
export async function noteMember(
	db: Database,
	at: Date,
	userId: number,
	action: MemberAction,
	after: Record<string, string[]> | null = null,
): Promise<void> {
	await db.insert(auditLog).values({ at, actorId: userId, action, entity: "member", entityId: String(userId), after });
}
