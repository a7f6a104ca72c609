import { type CreatedCredential, passkeyMinutes } from "@kvart/contract/passkeys";
import type { RegistrationResponseJSON } from "@simplewebauthn/server";
import type { Database } from "../../../platform/database/database.ts";
import { writeAudit } from "../../../platform/office/audit.ts";
import { Refusal } from "../../../platform/problem.ts";
import type { Member } from "../../../platform/session.ts";
import { queueMail } from "../../mail/service.ts";
import {
	confirmSession,
	countPasskeys,
	deleteAllPasskeys,
	deleteOwnPasskey,
	insertPasskey,
	renameOwnPasskey,
	selectOwner,
	selectPasskeys,
} from "../queries.ts";
import { relyingParty, userHandle } from "../relying-party.ts";
import { loadWebauthn, type PasskeyDeps, redeemed, storeChallenge } from "./verify.ts";

// EdDSA, ES256 and RS256. The library would add what the runtime calls experimental.
const supportedAlgorithmIDs = [-8, -7, -257];

export async function listPasskeys({ db }: Pick<PasskeyDeps, "db">, userId: number) {
	return selectPasskeys(db, userId);
}

async function ownerOf(db: Database, userId: number) {
	const owner = await selectOwner(db, userId);
	if (!owner) throw new Refusal("ERR_SESSION_NOT_VALID");
	return owner;
}

/** Options for the browser to create a passkey. */
export async function startPasskey(deps: PasskeyDeps, userId: number) {
	const { db, env } = deps;
	const party = relyingParty(env.publicUrl);
	const { email, firstName } = await ownerOf(db, userId);
	const existing = await selectPasskeys(db, userId);
	const { generateRegistrationOptions } = await loadWebauthn();
	const options = await generateRegistrationOptions({
		rpName: party.name,
		rpID: party.id,
		userName: email,
		userDisplayName: firstName,
		userID: userHandle(userId),
		timeout: passkeyMinutes * 60_000,
		attestationType: "none",
		supportedAlgorithmIDs,
		excludeCredentials: existing.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
		authenticatorSelection: { residentKey: "required", userVerification: "required" },
	});
	await storeChallenge(deps, { challenge: options.challenge, purpose: "register", userId });
	return { options: { ...options } };
}

/** To the audit log, and by mail, in case it was another person. */
async function recordChange(
	tx: Database,
	{ clock }: PasskeyDeps,
	userId: number,
	change: "added" | "removed",
): Promise<void> {
	const at = clock.now();
	const action = `member.passkey_${change}` as const;
	await writeAudit(tx, { at, actorId: userId, action, entity: "member", entityId: userId });
	const { email, firstName, language } = await ownerOf(tx, userId);
	const data = { firstName, change, changedAt: at.toISOString() };
	await queueMail(tx, clock, { template: "passkey-changed", recipient: email, language, data });
}

async function verifyCreated(deps: PasskeyDeps, userId: number, credential: CreatedCredential) {
	const { id: expectedRPID, origin: expectedOrigin } = relyingParty(deps.env.publicUrl);
	const expected = { purpose: "register", userId } as const;
	const expectedChallenge = await redeemed(deps, credential.response.clientDataJSON, expected);
	const { verifyRegistrationResponse } = await loadWebauthn();
	const { registrationInfo } = await verifyRegistrationResponse({
		response: credential as RegistrationResponseJSON,
		expectedChallenge,
		expectedOrigin,
		expectedRPID,
		requireUserVerification: true,
		supportedAlgorithmIDs,
	}).catch(() => ({ registrationInfo: undefined }));
	if (!registrationInfo) throw new Refusal("ERR_BAD_CREDENTIALS");
	return registrationInfo.credential;
}

/** The session of staff counts as confirmed: the person has just shown the new passkey. */
export async function addPasskey(
	deps: PasskeyDeps,
	actor: Member,
	{ name, credential }: { name: string; credential: CreatedCredential },
) {
	const { userId, sessionId } = actor;
	const { id, publicKey, counter } = await verifyCreated(deps, userId, credential);
	return deps.db.transaction(async (tx) => {
		const createdAt = deps.clock.now();
		const transports = credential.response.transports ?? [];
		const row = { userId, name, credentialId: id, publicKey: Buffer.from(publicKey), counter, transports, createdAt };
		if (!(await insertPasskey(tx, row))) throw new Refusal("ERR_BAD_CREDENTIALS");
		await confirmSession(tx, sessionId, createdAt);
		await recordChange(tx, deps, userId, "added");
		return selectPasskeys(tx, userId);
	});
}

export async function renamePasskey({ db }: PasskeyDeps, userId: number, id: number, name: string) {
	if (!(await renameOwnPasskey(db, userId, id, name))) throw new Refusal("ERR_NOT_FOUND");
	return selectPasskeys(db, userId);
}

export async function removePasskey(deps: PasskeyDeps, userId: number, id: number) {
	return deps.db.transaction(async (tx) => {
		if (!(await deleteOwnPasskey(tx, userId, id))) throw new Refusal("ERR_NOT_FOUND");
		await recordChange(tx, deps, userId, "removed");
		return selectPasskeys(tx, userId);
	});
}

/** For other modules, which write their own audit entry. */
export async function removeAllPasskeys(tx: Database, userId: number): Promise<void> {
	await deleteAllPasskeys(tx, userId);
}

export async function hasPasskeys(db: Database, userId: number): Promise<boolean> {
	return (await countPasskeys(db, userId)) > 0;
}
