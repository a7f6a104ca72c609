import type { Database } from "../../../../platform/database/database.ts";
import { type AuditNote, writeAudit } from "../../../../platform/office/audit.ts";
import { queueMail } from "../../../mail/service.ts";
import type { FactorRow } from "../queries.ts";
import type { SessionDeps } from "./session.ts";

type Change = "on" | "off" | "codes" | "used";

const actions: Record<Change, AuditNote["action"]> = {
	on: "account.second_factor_on",
	off: "account.second_factor_off",
	codes: "account.recovery_codes_renewed",
	used: "account.recovery_code_used",
};

interface FactorChange {
	userId: number;
	now: Date;
	change: Change;
	factor: FactorRow;
}

/** To the audit log, and by mail, in case it was another person. */
export async function recordFactorChange(
	tx: Database,
	{ clock }: Pick<SessionDeps, "clock">,
	{ userId, now, change, factor }: FactorChange,
): Promise<void> {
	const switched = change === "on" || change === "off";
	await writeAudit(tx, {
		at: now,
		actorId: userId,
		action: actions[change],
		entity: "account",
		entityId: userId,
		...(switched && { before: { second_factor: change === "off" }, after: { second_factor: change === "on" } }),
	});
	await queueMail(tx, clock, {
		template: "second-factor-changed",
		recipient: factor.email,
		language: factor.language,
		data: { firstName: factor.firstName, change, changedAt: now.toISOString() },
	});
}

export async function recordWrongCode(tx: Database, userId: number, at: Date): Promise<void> {
	const failure = { at, actorId: userId, action: "account.code_failed", entity: "account", entityId: userId } as const;
	await writeAudit(tx, failure);
}
