import type { RecoveryCodes, SecondFactorSetup, StaffSession } from "@kvart/contract/staff/session";
import { renderSVG } from "uqr";
import type { Database } from "../../../../platform/database/database.ts";
import { Refusal } from "../../../../platform/problem.ts";
import type { Member } from "../../../../platform/session.ts";
import { hasPasskeys } from "../../../passkeys/service/own-passkeys.ts";
import {
	deleteRecoveryCodes,
	type FactorRow,
	lockFactor,
	redeemRecoveryCode,
	updateFactor,
	updateSession,
} from "../queries.ts";
import { isRecoveryCode, recoveryCodeHash } from "../recovery-code.ts";
import { newTotpSecret, totpStep, totpUri } from "../totp.ts";
import { recordFactorChange, recordWrongCode } from "./factor-changes.ts";
import { replaceRecoveryCodes } from "./recovery-codes.ts";
import { type SessionDeps, staffSession } from "./session.ts";

const purpose = "totp";
// After this many wrong codes in a row, every further one has to wait.
const freeTries = 10;
const pauseMilliseconds = 15 * 60_000;

const noFactor = {
	totpCipher: null,
	totpPendingCipher: null,
	totpStep: null,
	totpFailures: 0,
	totpFailedAt: null,
} as const;

/** For other modules, which write their own audit entry. */
export async function clearSecondFactor(tx: Database, userId: number): Promise<void> {
	await updateFactor(tx, userId, noFactor);
	await deleteRecoveryCodes(tx, userId);
}

/** The state without codes of a phone. */
async function withoutPhone({ env }: SessionDeps, tx: Database, actor: Member): Promise<Member["secondFactor"]> {
	if (await hasPasskeys(tx, actor.userId)) return actor.secondFactor;
	return env.secondFactorRequired ? "missing" : "off";
}

const wrongCode = () => new Refusal("ERR_ALL_FIELDS_REQUIRED", { errors: [{ field: "code", code: "invalid-value" }] });

function refuseWhilePaused({ failures, failedAt }: FactorRow, now: Date): void {
	const left = (failedAt?.getTime() ?? 0) + pauseMilliseconds - now.getTime();
	if (failures < freeTries || left <= 0) return;
	throw new Refusal("ERR_TOO_MANY_REQUESTS", { headers: { "retry-after": String(Math.ceil(left / 1000)) } });
}

interface Given {
	code: string;
	/** The active second factor, or the one being set up. */
	of: "cipher" | "pendingCipher";
}

interface Checked {
	tx: Database;
	now: Date;
	factor: FactorRow;
}

async function isRecovery(deps: SessionDeps, actor: Member, { code, of }: Given, checked: Checked): Promise<boolean> {
	const { tx, now, factor } = checked;
	const { userId } = actor;
	if (of !== "cipher" || !(await redeemRecoveryCode(tx, userId, recoveryCodeHash(code), now))) return false;
	await recordFactorChange(tx, deps, { userId, now, change: "used", factor });
	return true;
}

async function isOfPhone(deps: SessionDeps, actor: Member, { code, of }: Given, checked: Checked): Promise<boolean> {
	const { tx, now, factor } = checked;
	const cipher = factor[of];
	if (cipher === null) {
		const secondFactor = factor.cipher === null ? await withoutPhone(deps, tx, actor) : actor.secondFactor;
		const current = await staffSession({ db: tx }, actor, { secondFactor });
		throw new Refusal("ERR_CHANGED_MEANWHILE", { current });
	}
	const step = totpStep(deps.keys.decrypt(purpose, cipher), code, now);
	if (step === null || step <= (factor.step ?? 0)) return false;
	await updateFactor(tx, actor.userId, { totpStep: step });
	return true;
}

/**
 * Checks a code and calls `accepted`. Wrong codes are counted in the database, so the transaction must commit before the
 * refusal is thrown.
 */
export async function withCode<Answer extends object>(
	deps: SessionDeps,
	actor: Member,
	given: Given,
	accepted: (checked: Checked) => Promise<Answer>,
): Promise<Answer> {
	const { db, clock } = deps;
	const { userId } = actor;
	const answer = await db.transaction(async (tx) => {
		const now = clock.now();
		const factor = await lockFactor(tx, userId);
		if (!factor) throw new Refusal("ERR_SESSION_NOT_VALID");
		refuseWhilePaused(factor, now);
		const check = isRecoveryCode(given.code) ? isRecovery : isOfPhone;
		if (!(await check(deps, actor, given, { tx, now, factor }))) {
			await updateFactor(tx, userId, { totpFailures: factor.failures + 1, totpFailedAt: now });
			await recordWrongCode(tx, userId, now);
			return null;
		}
		await updateFactor(tx, userId, { totpFailures: 0, totpFailedAt: null });
		return accepted({ tx, now, factor });
	});
	if (!answer) throw wrongCode();
	return answer;
}

export async function confirmSecondFactor(deps: SessionDeps, actor: Member, code: string): Promise<StaffSession> {
	return withCode(deps, actor, { code, of: "cipher" }, async ({ tx, now }) => {
		await updateSession(tx, actor.sessionId, { secondFactorAt: now, provedAt: now });
		return staffSession({ db: tx }, actor, { secondFactor: "confirmed" });
	});
}

/** Creates a secret for a phone; it takes effect with `turnOnSecondFactor`. */
export async function setUpSecondFactor({ db, keys }: SessionDeps, { userId }: Member): Promise<SecondFactorSetup> {
	const secret = newTotpSecret();
	const email = await db.transaction(async (tx) => {
		const factor = await lockFactor(tx, userId);
		if (!factor) throw new Refusal("ERR_SESSION_NOT_VALID");
		// Turned on in another window meanwhile.
		if (factor.cipher !== null) throw new Refusal("ERR_CHANGED_MEANWHILE");
		await updateFactor(tx, userId, { totpPendingCipher: keys.encrypt(purpose, secret) });
		return factor.email;
	});
	const uri = totpUri(secret, email);
	return { uri, secret, qr: renderSVG(uri, { ecc: "M", border: 2 }) };
}

/** Every session of the account needs a code from now on; this one has just confirmed it. */
export async function turnOnSecondFactor(deps: SessionDeps, actor: Member, code: string): Promise<RecoveryCodes> {
	const { userId } = actor;
	return withCode(deps, actor, { code, of: "pendingCipher" }, async ({ tx, now, factor }) => {
		await updateFactor(tx, userId, { totpCipher: factor.pendingCipher, totpPendingCipher: null });
		await updateSession(tx, actor.sessionId, { secondFactorAt: now });
		await recordFactorChange(tx, deps, { userId, now, change: "on", factor });
		return { recovery_codes: await replaceRecoveryCodes(tx, userId, now) };
	});
}

export async function turnOffSecondFactor(deps: SessionDeps, actor: Member, code: string): Promise<StaffSession> {
	const { userId } = actor;
	return withCode(deps, actor, { code, of: "cipher" }, async ({ tx, now, factor }) => {
		await clearSecondFactor(tx, userId);
		await recordFactorChange(tx, deps, { userId, now, change: "off", factor });
		return staffSession({ db: tx }, actor, { secondFactor: await withoutPhone(deps, tx, actor) });
	});
}
