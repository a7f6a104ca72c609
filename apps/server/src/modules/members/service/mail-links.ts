import { setTimeout as delay } from "node:timers/promises";
import type { Locale } from "@kvart/contract/locale";
import { resetLinkHours, verifyLinkHours } from "@kvart/contract/members";
import { inviteLinkHours } from "@kvart/contract/staff/accounts";
import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/database/database.ts";
import { Refusal } from "../../../platform/problem.ts";
import { queueMail } from "../../mail/service.ts";
import type { MemberDeps } from "../deps.ts";
import { hashPassword } from "../password.ts";
import { noteMember } from "../queries/audit.ts";
import { insertMailToken, takeMailToken, useUpMailTokens } from "../queries/mail-tokens.ts";
import { endAllSessions } from "../queries/sessions.ts";
import { confirmEmail, type LoginRow, selectLogin, updateUser } from "../queries/users.ts";
import { newSecret, secretDigest } from "../secret.ts";

const hourMilliseconds = 3_600_000;
const links = {
	verify: { hours: verifyLinkHours, template: "verify-email" },
	reset: { hours: resetLinkHours, template: "reset-password" },
	invite: { hours: inviteLinkHours, template: "staff-invitation" },
} as const;

export interface Addressee {
	id: number;
	email: string;
	firstName: string;
}

/** A secret that opens what its purpose says, once and for some time. */
async function newToken(tx: Database, clock: Clock, purpose: keyof typeof links, userId: number): Promise<string> {
	const now = clock.now();
	const token = newSecret();
	const expiresAt = new Date(now.getTime() + links[purpose].hours * hourMilliseconds);
	await insertMailToken(tx, { tokenHash: secretDigest(token), userId, purpose, createdAt: now, expiresAt });
	return token;
}

/** A new link and the mail that carries it; give it a transaction, so that one never is without the other. */
export async function sendLink(
	tx: Database,
	clock: Clock,
	purpose: keyof typeof links,
	{ id, email, firstName }: Addressee,
	language: Locale,
): Promise<void> {
	const { template } = links[purpose];
	const token = await newToken(tx, clock, purpose, id);
	await queueMail(tx, clock, { template, recipient: email, language, data: { firstName, token } });
}

/** Invites somebody to an account that was made for them; an invitation from before stops working. */
export async function sendInvitation(tx: Database, clock: Clock, invited: Addressee, language: Locale): Promise<void> {
	await withdrawInvitation(tx, clock, invited.id);
	await sendLink(tx, clock, "invite", invited, language);
}

/** The same without a mail: the token itself, for whoever hands it over in another way. */
export async function invitationToken(tx: Database, clock: Clock, userId: number): Promise<string> {
	await withdrawInvitation(tx, clock, userId);
	return newToken(tx, clock, "invite", userId);
}

export async function withdrawInvitation(tx: Database, clock: Clock, userId: number): Promise<void> {
	await useUpMailTokens(tx, userId, "invite", clock.now());
}

// Longer than a mail takes to be queued: how long the answer takes does not tell whether the address has an account.
const answerMilliseconds = 100;

async function sendLinkIfFit(
	{ db, clock }: MemberDeps,
	purpose: keyof typeof links,
	{ email, language }: { email: string; language: Locale },
	fits: (user: LoginRow) => boolean,
): Promise<void> {
	const send = async () => {
		const user = await selectLogin(db, email);
		if (user && !user.blockedAt && fits(user))
			await db.transaction((tx) => sendLink(tx, clock, purpose, user, language));
	};
	await Promise.all([send(), delay(answerMilliseconds)]);
}

export async function resendVerification(deps: MemberDeps, request: { email: string; language: Locale }) {
	await sendLinkIfFit(deps, "verify", request, (user) => !user.emailVerifiedAt);
}

export async function forgotPassword(deps: MemberDeps, request: { email: string; language: Locale }) {
	await sendLinkIfFit(deps, "reset", request, () => true);
}

export async function verifyEmail({ db, clock }: MemberDeps, token: string): Promise<void> {
	const now = clock.now();
	await db.transaction(async (tx) => {
		const userId = await takeMailToken(tx, secretDigest(token), "verify", now);
		if (userId === undefined) throw new Refusal("ERR_BAD_TOKEN");
		await useUpMailTokens(tx, userId, "verify", now);
		await confirmEmail(tx, userId, now);
		await noteMember(tx, now, userId, "member.confirmed");
	});
}

/**
 * A new password by mail, or the first one of somebody who was invited. The link proves the mailbox, so the address
 * counts as confirmed; every session ends.
 */
export async function resetPassword({ db, clock }: MemberDeps, token: string, sha512: string): Promise<void> {
	const passwordHash = await hashPassword(sha512);
	const now = clock.now();
	await db.transaction(async (tx) => {
		const resetting = await takeMailToken(tx, secretDigest(token), "reset", now);
		const userId = resetting ?? (await takeMailToken(tx, secretDigest(token), "invite", now));
		if (userId === undefined) throw new Refusal("ERR_BAD_TOKEN");
		for (const purpose of ["reset", "verify", "invite"] as const) await useUpMailTokens(tx, userId, purpose, now);
		await updateUser(tx, userId, { passwordHash });
		await confirmEmail(tx, userId, now);
		await endAllSessions(tx, userId, now);
		await noteMember(tx, now, userId, "member.password_reset");
	});
}
