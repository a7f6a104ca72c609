import { setTimeout as delay } from "node:timers/promises";
import type { Locale } from "@kvart/contract/locale";
import { resetLinkHours, verifyLinkHours } from "@kvart/contract/members";
import { inviteLinkHours } from "@kvart/contract/staff/accounts";
import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/database/database.ts";
import { Refusal } from "../../../platform/problem.ts";
import { queueMail, sealToken } from "../../mail/service.ts";
import type { MemberDeps } from "../deps.ts";
import { insertMailToken, redeemMailToken, revokeMailTokens } from "../queries/mail-tokens.ts";
import { endAllSessions } from "../queries/sessions.ts";
import { auditMember, confirmEmail, type LoginRow, selectLogin, updateUser } from "../queries/users.ts";
import { hashPassword, newSecret, secretDigest } from "../secrets.ts";

const hourMilliseconds = 3_600_000;
const links = {
	verify: { hours: verifyLinkHours, template: "verify-email" },
	reset: { hours: resetLinkHours, template: "reset-password" },
	invite: { hours: inviteLinkHours, template: "staff-invitation" },
} as const;

type LinkDeps = Pick<MemberDeps, "clock" | "keys">;

export interface Recipient {
	id: number;
	email: string;
	firstName: string;
}

async function newToken(tx: Database, clock: Clock, purpose: keyof typeof links, userId: number): Promise<string> {
	const now = clock.now();
	const token = newSecret();
	const expiresAt = new Date(now.getTime() + links[purpose].hours * hourMilliseconds);
	await insertMailToken(tx, { tokenHash: secretDigest(token), userId, purpose, createdAt: now, expiresAt });
	return token;
}

/** Needs a transaction: the token and its mail are stored together. */
export async function sendLink(
	tx: Database,
	{ clock, keys }: LinkDeps,
	purpose: keyof typeof links,
	{ id, email, firstName }: Recipient,
	language: Locale,
): Promise<void> {
	const { template } = links[purpose];
	const sealedToken = sealToken(keys, await newToken(tx, clock, purpose, id));
	await queueMail(tx, clock, { template, recipient: email, language, data: { firstName, sealedToken } });
}

/** Revokes earlier invitations. */
export async function sendInvitation(
	tx: Database,
	deps: LinkDeps,
	invited: Recipient,
	language: Locale,
): Promise<void> {
	await withdrawInvitation(tx, deps.clock, invited.id);
	await sendLink(tx, deps, "invite", invited, language);
}

/** Like `sendInvitation`, but returns the token instead of mailing it. */
export async function invitationToken(tx: Database, clock: Clock, userId: number): Promise<string> {
	await withdrawInvitation(tx, clock, userId);
	return newToken(tx, clock, "invite", userId);
}

export async function withdrawInvitation(tx: Database, clock: Clock, userId: number): Promise<void> {
	await revokeMailTokens(tx, userId, "invite", clock.now());
}

// Constant time, so that timing does not reveal whether the address has an account.
const answerMilliseconds = 100;

async function sendLinkIf(
	deps: MemberDeps,
	purpose: keyof typeof links,
	{ email, language }: { email: string; language: Locale },
	condition: (user: LoginRow) => boolean,
): Promise<void> {
	const { db } = deps;
	const send = async () => {
		const user = await selectLogin(db, email);
		if (user && !user.blockedAt && condition(user))
			await db.transaction((tx) => sendLink(tx, deps, purpose, user, language));
	};
	await Promise.all([send(), delay(answerMilliseconds)]);
}

export async function resendVerification(deps: MemberDeps, request: { email: string; language: Locale }) {
	await sendLinkIf(deps, "verify", request, (user) => !user.emailVerifiedAt);
}

export async function forgotPassword(deps: MemberDeps, request: { email: string; language: Locale }) {
	await sendLinkIf(deps, "reset", request, () => true);
}

export async function verifyEmail({ db, clock }: MemberDeps, token: string): Promise<void> {
	const now = clock.now();
	await db.transaction(async (tx) => {
		const userId = await redeemMailToken(tx, secretDigest(token), "verify", now);
		if (userId === undefined) throw new Refusal("ERR_BAD_TOKEN");
		await revokeMailTokens(tx, userId, "verify", now);
		await confirmEmail(tx, userId, now);
		await auditMember(tx, now, userId, "member.confirmed");
	});
}

/** For reset links and invitations. The link proves the mailbox, so it confirms the address too. */
export async function resetPassword({ db, clock }: MemberDeps, token: string, sha512: string): Promise<void> {
	const passwordHash = await hashPassword(sha512);
	const now = clock.now();
	await db.transaction(async (tx) => {
		const resetting = await redeemMailToken(tx, secretDigest(token), "reset", now);
		const userId = resetting ?? (await redeemMailToken(tx, secretDigest(token), "invite", now));
		if (userId === undefined) throw new Refusal("ERR_BAD_TOKEN");
		for (const purpose of ["reset", "verify", "invite"] as const) await revokeMailTokens(tx, userId, purpose, now);
		await updateUser(tx, userId, { passwordHash });
		await confirmEmail(tx, userId, now);
		await endAllSessions(tx, userId, now);
		await auditMember(tx, now, userId, "member.password_reset");
	});
}
