import { setTimeout as delay } from "node:timers/promises";
import type { Locale } from "@kvart/contract/locale";
import { resetLinkHours, verifyLinkHours } from "@kvart/contract/members";
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
} as const;

export interface Addressee {
	id: number;
	email: string;
	firstName: string;
}

/** A new link and the mail that carries it; give it a transaction, so that one never is without the other. */
export async function sendLink(
	tx: Database,
	clock: Clock,
	purpose: keyof typeof links,
	{ id, email, firstName }: Addressee,
	language: Locale,
): Promise<void> {
	const { hours, template } = links[purpose];
	const now = clock.now();
	const token = newSecret();
	const expiresAt = new Date(now.getTime() + hours * hourMilliseconds);
	await insertMailToken(tx, { tokenHash: secretDigest(token), userId: id, purpose, createdAt: now, expiresAt });
	await queueMail(tx, clock, { template, recipient: email, language, data: { firstName, token } });
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

/** A new password by mail. The link proves the mailbox, so the address counts as confirmed; every session ends. */
export async function resetPassword({ db, clock }: MemberDeps, token: string, sha512: string): Promise<void> {
	const passwordHash = await hashPassword(sha512);
	const now = clock.now();
	await db.transaction(async (tx) => {
		const userId = await takeMailToken(tx, secretDigest(token), "reset", now);
		if (userId === undefined) throw new Refusal("ERR_BAD_TOKEN");
		await useUpMailTokens(tx, userId, "reset", now);
		await useUpMailTokens(tx, userId, "verify", now);
		await updateUser(tx, userId, { passwordHash });
		await confirmEmail(tx, userId, now);
		await endAllSessions(tx, userId, now);
		await noteMember(tx, now, userId, "member.password_reset");
	});
}
