import { formatPhone } from "@kvart/contract/phone";
import type { StaffAccount } from "@kvart/contract/staff/accounts";
import type { AuditRecord } from "../../../platform/office/audit.ts";
import type { AccountRow } from "./queries.ts";

export function toAccount(row: AccountRow): StaffAccount {
	return {
		id: row.id,
		first_name: row.firstName,
		last_name: row.lastName,
		email: row.email,
		phone: formatPhone(row.phone),
		language: row.language,
		role: row.role,
		gym_ids: row.gymIds,
		second_factor: row.secondFactor,
		blocked: row.blocked,
		invited_until: row.invitedUntil?.toISOString() ?? null,
		can_log_in: row.canLogIn,
		open_sessions: row.openSessions,
		last_login_at: row.lastLoginAt?.toISOString() ?? null,
		version: row.version,
	};
}

/** What the log keeps of an account: its rights. Who it is stands behind its number, and only while there is one. */
export function notedAccount({ role, gym_ids, blocked, second_factor }: StaffAccount): AuditRecord {
	return { role, gym_ids, blocked, second_factor };
}
