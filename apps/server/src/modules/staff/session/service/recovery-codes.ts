import { type RecoveryCodes, recoveryCodeCount } from "@kvart/contract/staff/session";
import type { Database } from "../../../../platform/database/database.ts";
import { Refusal } from "../../../../platform/problem.ts";
import type { Member } from "../../../../platform/session.ts";
import { deleteRecoveryCodes, insertRecoveryCodes, lockFactor } from "../queries.ts";
import { newRecoveryCode, recoveryCodeHash, withDashes } from "../recovery-code.ts";
import { recordFactorChange } from "./factor-changes.ts";
import { type SessionDeps, staffSession } from "./session.ts";

/** Replaces all codes. Only the answer has them in full. */
export async function replaceRecoveryCodes(tx: Database, userId: number, createdAt: Date): Promise<string[]> {
	const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
	await deleteRecoveryCodes(tx, userId);
	await insertRecoveryCodes(
		tx,
		codes.map((code) => ({ userId, codeHash: recoveryCodeHash(code), createdAt })),
	);
	return codes.map(withDashes);
}

export async function renewRecoveryCodes(deps: SessionDeps, actor: Member): Promise<RecoveryCodes> {
	const { db, clock } = deps;
	return db.transaction(async (tx) => {
		const now = clock.now();
		const factor = await lockFactor(tx, actor.userId);
		if (!factor) throw new Refusal("ERR_SESSION_NOT_VALID");
		// Turned off in another window meanwhile.
		if (actor.secondFactor !== "confirmed")
			throw new Refusal("ERR_CHANGED_MEANWHILE", { current: await staffSession({ db: tx }, actor) });
		const codes = await replaceRecoveryCodes(tx, actor.userId, now);
		await recordFactorChange(tx, deps, { userId: actor.userId, now, change: "codes", factor });
		return { recovery_codes: codes };
	});
}
