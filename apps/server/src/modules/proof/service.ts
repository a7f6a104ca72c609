import type { IdentityProof } from "@kvart/contract/proof";
import { Refusal } from "../../platform/problem.ts";
import type { Member } from "../../platform/session.ts";
import { redeemProofLink, sendProofLinkTo } from "../members/service/mail-links.ts";
import { isOwnPassword } from "../members/service/own-password.ts";
import { proofsOf } from "../members/service/profile.ts";
import { isLinkedAccount } from "../members/service/providers.ts";
import { requestOptions, withPasskey } from "../passkeys/service/verify.ts";
import { updateProof } from "./queries.ts";

type ProofDeps = Parameters<typeof isLinkedAccount>[0];

async function isProof(deps: ProofDeps, { userId }: Member, proof: Exclude<IdentityProof, { credential: unknown }>) {
	if ("password" in proof) return isOwnPassword(deps.db, userId, proof.password);
	if ("google_token" in proof) return isLinkedAccount(deps, userId, "google", proof.google_token);
	if ("facebook_token" in proof) return isLinkedAccount(deps, userId, "facebook", proof.facebook_token);
	await redeemProofLink(deps, userId, proof.mail_token);
	return true;
}

/** Opens the calls that need a proof for some minutes, for this session alone. */
export async function proveIdentity(deps: ProofDeps, actor: Member, proof: IdentityProof): Promise<void> {
	const { db, clock } = deps;
	const { userId, sessionId } = actor;
	if ("credential" in proof) {
		const expected = { purpose: "confirm", userId } as const;
		await withPasskey(deps, proof.credential, expected, (tx, _userId, now) => updateProof(tx, sessionId, now));
		return;
	}
	if (!(await isProof(deps, actor, proof))) throw new Refusal("ERR_BAD_CREDENTIALS");
	await updateProof(db, sessionId, clock.now());
}

export function startPasskeyProof(deps: ProofDeps, { userId }: Member) {
	return requestOptions(deps, "confirm", userId);
}

/** A mailbox is the weakest proof, so it only counts where the account has neither password nor passkey. */
export async function sendProofLink(deps: ProofDeps, { userId }: Member): Promise<void> {
	if (!(await proofsOf(deps, userId)).includes("mail")) throw new Refusal("ERR_BAD_CREDENTIALS");
	await sendProofLinkTo(deps, userId);
}
