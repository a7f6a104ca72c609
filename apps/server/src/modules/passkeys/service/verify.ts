import { passkeyMinutes, type ShownCredential } from "@kvart/contract/passkeys";
import type { AuthenticationResponseJSON } from "@simplewebauthn/server";
import type { Deps } from "../../../platform/api.ts";
import type { Database } from "../../../platform/database/database.ts";
import { Refusal } from "../../../platform/problem.ts";
import { type Origin, openSessionOf } from "../../members/service/login.ts";
import {
	type ChallengePurpose,
	insertChallenge,
	lockPasskey,
	redeemChallenge,
	selectPasskeys,
	updatePasskey,
} from "../queries.ts";
import { challengeHash, relyingParty } from "../relying-party.ts";

export type PasskeyDeps = Pick<Deps, "db" | "clock" | "env">;

/** Loaded on demand: with its parsers of certificates it is a sixth of the code, and would slow down the start. */
export const loadWebauthn = () => import("@simplewebauthn/server");

export async function storeChallenge(
	{ db, clock }: PasskeyDeps,
	{ challenge, purpose, userId }: { challenge: string; purpose: ChallengePurpose; userId: number | null },
): Promise<void> {
	const now = clock.now();
	const expiresAt = new Date(now.getTime() + passkeyMinutes * 60_000);
	await insertChallenge(db, { challengeHash: challengeHash(challenge), purpose, userId, expiresAt });
}

interface Expected {
	purpose: ChallengePurpose;
	/** Null for a log-in, which names no account. */
	userId: number | null;
}

const refused = () => new Refusal("ERR_BAD_CREDENTIALS");

function challengeIn(clientDataJSON: string): string {
	try {
		const { challenge } = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString()) as { challenge?: unknown };
		return String(challenge);
	} catch {
		return "";
	}
}

/** The challenge, if it was issued for this purpose and account. Void afterwards, even if the rest is wrong. */
export async function redeemed({ db, clock }: PasskeyDeps, clientDataJSON: string, expected: Expected) {
	const challenge = challengeIn(clientDataJSON);
	const issued = await redeemChallenge(db, challengeHash(challenge), clock.now());
	if (issued?.purpose !== expected.purpose || issued.userId !== expected.userId) throw refused();
	return challenge;
}

/** For a log-in the authenticator offers its accounts; to confirm a session only those of the account count. */
export async function requestOptions(deps: PasskeyDeps, purpose: "login" | "confirm", userId: number | null) {
	const own = userId === null ? [] : await selectPasskeys(deps.db, userId);
	const { generateAuthenticationOptions } = await loadWebauthn();
	const options = await generateAuthenticationOptions({
		rpID: relyingParty(deps.env.publicUrl).id,
		userVerification: "required",
		timeout: passkeyMinutes * 60_000,
		...(userId !== null && {
			allowCredentials: own.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
		}),
	});
	await storeChallenge(deps, { challenge: options.challenge, purpose, userId });
	return { options: { ...options } };
}

/**
 * Checks challenge, origin, user verification, signature and counter. The library throws for each of them; people get one
 * answer for all. Calls `accepted` with the account, in the same transaction.
 */
export async function withPasskey<Answer>(
	deps: PasskeyDeps,
	shown: ShownCredential,
	expected: Expected,
	accepted: (tx: Database, userId: number, now: Date) => Promise<Answer>,
): Promise<Answer> {
	const { id: expectedRPID, origin: expectedOrigin } = relyingParty(deps.env.publicUrl);
	const { verifyAuthenticationResponse } = await loadWebauthn();
	const expectedChallenge = await redeemed(deps, shown.response.clientDataJSON, expected);
	return deps.db.transaction(async (tx) => {
		const stored = await lockPasskey(tx, shown.id);
		if (!stored || (expected.userId !== null && expected.userId !== stored.userId)) throw refused();
		const { verified, authenticationInfo } = await verifyAuthenticationResponse({
			response: shown as AuthenticationResponseJSON,
			expectedChallenge,
			expectedOrigin,
			expectedRPID,
			requireUserVerification: true,
			credential: {
				id: stored.credentialId,
				publicKey: new Uint8Array(stored.publicKey),
				counter: stored.counter,
				transports: stored.transports,
			},
		}).catch(() => {
			throw refused();
		});
		if (!verified) throw refused();
		const now = deps.clock.now();
		await updatePasskey(tx, stored.id, { counter: authenticationInfo.newCounter, lastUsedAt: now });
		return accepted(tx, stored.userId, now);
	});
}

/** A passkey is possession and a fingerprint or PIN in one: it is a second factor, too. */
export async function logInWithPasskey(deps: PasskeyDeps & Pick<Deps, "keys">, shown: ShownCredential, origin: Origin) {
	return withPasskey(deps, shown, { purpose: "login", userId: null }, (tx, userId, now) =>
		openSessionOf({ ...deps, db: tx }, userId, { ...origin, secondFactorAt: now }),
	);
}
