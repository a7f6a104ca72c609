import type { SecondFactorSetup, StaffSession } from "@kvart/contract/staff/session";
import { renderSVG } from "uqr";
import type { Database } from "../../../../platform/database/database.ts";
import { writeAudit } from "../../../../platform/office/audit.ts";
import { Refusal } from "../../../../platform/problem.ts";
import type { Member } from "../../../../platform/session.ts";
import { queueMail } from "../../../mail/service.ts";
import { type FactorRow, lockFactor, updateFactor, updateSession } from "../queries.ts";
import { newTotpSecret, totpStep, totpUri } from "../totp.ts";
import { type SessionDeps, staffSession } from "./session.ts";

const purpose = "totp";
// After this many wrong codes in a row, every further one has to wait.
const freeTries = 10;
const pauseMilliseconds = 15 * 60_000;

/** The columns of an account without a second factor. */
export const noFactor = {
	totpCipher: null,
	totpPendingCipher: null,
	totpStep: null,
	totpFailures: 0,
	totpFailedAt: null,
} as const;

const wrongCode = () => new Refusal("ERR_ALL_FIELDS_REQUIRED", { errors: [{ field: "code", code: "invalid-value" }] });

function refuseWhilePaused({ failures, failedAt }: FactorRow, now: Date): void {
	const left = (failedAt?.getTime() ?? 0) + pauseMilliseconds - now.getTime();
	if (failures < freeTries || left <= 0) return;
	throw new Refusal("ERR_TOO_MANY_REQUESTS", { headers: { "retry-after": String(Math.ceil(left / 1000)) } });
}

type Accepted = (tx: Database, now: Date, factor: FactorRow) => Promise<StaffSession>;

/**
 * Checks a code of the active second factor, or of the one being set up, and calls `accepted`. Wrong codes are counted in
 * the database, so the transaction must commit before the refusal is thrown.
 */
export async function withCode(
	deps: SessionDeps,
	actor: Member,
	{ code, of }: { code: string; of: "cipher" | "pendingCipher" },
	accepted: Accepted,
): Promise<StaffSession> {
	const { db, clock, keys } = deps;
	const { userId } = actor;
	const answer = await db.transaction(async (tx) => {
		const now = clock.now();
		const factor = await lockFactor(tx, userId);
		if (!factor) throw new Refusal("ERR_SESSION_NOT_VALID");
		const cipher = factor[of];
		if (cipher === null) {
			const secondFactor = factor.cipher === null ? "off" : actor.secondFactor;
			const current = await staffSession({ db: tx }, actor, { secondFactor });
			throw new Refusal("ERR_CHANGED_MEANWHILE", { current });
		}
		refuseWhilePaused(factor, now);
		const step = totpStep(keys.decrypt(purpose, cipher), code, now);
		if (step === null || step <= (factor.step ?? 0)) {
			await updateFactor(tx, userId, { totpFailures: factor.failures + 1, totpFailedAt: now });
			return null;
		}
		await updateFactor(tx, userId, { totpStep: step, totpFailures: 0, totpFailedAt: null });
		return accepted(tx, now, factor);
	});
	if (!answer) throw wrongCode();
	return answer;
}

export async function confirmSecondFactor(deps: SessionDeps, actor: Member, code: string): Promise<StaffSession> {
	return withCode(deps, actor, { code, of: "cipher" }, async (tx, now) => {
		await updateSession(tx, actor.sessionId, { secondFactorAt: now });
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

async function recordSwitch(
	tx: Database,
	deps: SessionDeps,
	{ userId }: Member,
	{ now, on, factor }: { now: Date; on: boolean; factor: FactorRow },
): Promise<void> {
	await writeAudit(tx, {
		at: now,
		actorId: userId,
		action: on ? "account.second_factor_on" : "account.second_factor_off",
		entity: "account",
		entityId: userId,
		before: { second_factor: !on },
		after: { second_factor: on },
	});
	await queueMail(tx, deps.clock, {
		template: "second-factor-changed",
		recipient: factor.email,
		language: factor.language,
		data: { firstName: factor.firstName, change: on ? "on" : "off", changedAt: now.toISOString() },
	});
}

/** Every session of the account needs a code from now on; this one has just confirmed it. */
export async function turnOnSecondFactor(deps: SessionDeps, actor: Member, code: string): Promise<StaffSession> {
	return withCode(deps, actor, { code, of: "pendingCipher" }, async (tx, now, factor) => {
		await updateFactor(tx, actor.userId, { totpCipher: factor.pendingCipher, totpPendingCipher: null });
		await updateSession(tx, actor.sessionId, { secondFactorAt: now });
		await recordSwitch(tx, deps, actor, { now, on: true, factor });
		return staffSession({ db: tx }, actor, { secondFactor: "confirmed" });
	});
}

export async function turnOffSecondFactor(deps: SessionDeps, actor: Member, code: string): Promise<StaffSession> {
	return withCode(deps, actor, { code, of: "cipher" }, async (tx, now, factor) => {
		await updateFactor(tx, actor.userId, noFactor);
		await recordSwitch(tx, deps, actor, { now, on: false, factor });
		return staffSession({ db: tx }, actor, { secondFactor: "off" });
	});
}
