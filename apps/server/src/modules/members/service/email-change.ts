import type { verified } from "@kvart/contract/members";
import type { z } from "zod";
import type { Database } from "../../../platform/database/database.ts";
import { Refusal } from "../../../platform/problem.ts";
import type { MemberDeps } from "../deps.ts";
import { isConfirmedAt, mailTokenPurposes, redeemMailToken, revokeMailTokens } from "../queries/mail-tokens.ts";
import { auditMember, keepFormerAddress, lockUser, selectLogin, updateUser } from "../queries/users.ts";
import { secretDigest } from "../secrets.ts";
import { replaceCredentials } from "./credentials.ts";
import { confirmAccount, isPausing, sendLink, sendOwnLink } from "./mail-links.ts";
import { ownRow } from "./profile.ts";
import { duplicateRefusal } from "./register.ts";

/** Sends a link to both addresses. The account gets the new one when both have confirmed. */
export async function requestEmailChange(deps: MemberDeps, userId: number, email: string): Promise<void> {
	const { db, clock } = deps;
	const user = await ownRow(deps, userId);
	if (email === user.email.toLowerCase()) {
		throw new Refusal("ERR_ALL_FIELDS_REQUIRED", { errors: [{ field: "email", code: "invalid-value" }] });
	}
	if (await selectLogin(db, email)) throw new Refusal("ERR_DUPLICATED_EMAIL");
	await db.transaction(async (tx) => {
		const now = clock.now();
		if (await isPausing(tx, now, "new_email", userId)) throw new Refusal("ERR_TOO_MANY_REQUESTS");
		// Both links or none: they confirm the same address.
		if (!(await sendLink(tx, deps, "new_email", { id: userId, email }, user.language, { newEmail: email }))) return;
		await sendOwnLink(tx, deps, "old_email", user, user.language, email);
		await auditMember(tx, now, userId, "member.email_change_requested");
	});
}

const otherSide = { new_email: "old_email", old_email: "new_email" } as const;

async function saveNewAddress(tx: Database, userId: number, email: string, now: Date): Promise<void> {
	await keepFormerAddress(tx, userId, now);
	try {
		await updateUser(tx, userId, { email });
	} catch (error) {
		throw duplicateRefusal(error);
	}
	// Links that are still on their way to the old address.
	for (const purpose of mailTokenPurposes) await revokeMailTokens(tx, userId, purpose, now);
	await auditMember(tx, now, userId, "member.email_changed");
}

/** With the link of one of the two mails; undefined if the token is another one. */
async function confirmEmailChange(tx: Database, token: string, now: Date): Promise<"waiting" | "done" | undefined> {
	for (const purpose of ["new_email", "old_email"] as const) {
		const { userId, email } = (await redeemMailToken(tx, secretDigest(token), purpose, now)) ?? {};
		if (userId === undefined || !email) continue;
		// The second of two concurrent confirmations waits here and sees the first.
		await lockUser(tx, userId);
		if (!(await isConfirmedAt(tx, userId, otherSide[purpose]))) return "waiting";
		await saveNewAddress(tx, userId, email, now);
		return "done";
	}
	return undefined;
}

/** Confirms a new account or a change of its address, whichever the link is for. */
export async function verifyEmail({ db, clock }: MemberDeps, token: string): Promise<z.input<typeof verified>> {
	const now = clock.now();
	return db.transaction(async (tx) => {
		if (await confirmAccount(tx, token, now)) return { code: "SUC_SUCCESS" };
		const change = await confirmEmailChange(tx, token, now);
		if (!change) throw new Refusal("ERR_BAD_TOKEN");
		return { code: "SUC_SUCCESS", email_change: change };
	});
}

/** With the link at the old address: another person has the session or the password, so neither works any more. */
export async function stopEmailChange({ db, clock }: MemberDeps, token: string): Promise<void> {
	const now = clock.now();
	await db.transaction(async (tx) => {
		const stopped = await redeemMailToken(tx, secretDigest(token), "old_email", now);
		if (!stopped) throw new Refusal("ERR_BAD_TOKEN");
		await replaceCredentials(tx, stopped.userId, null, now);
		await auditMember(tx, now, stopped.userId, "member.email_change_stopped");
	});
}
