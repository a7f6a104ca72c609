import { setTimeout as delay } from "node:timers/promises";
import type { Locale } from "@kvart/contract/locale";
import { emailChangeLinkHours, resetLinkHours, verifyLinkHours } from "@kvart/contract/members";
import { proofLinkHours } from "@kvart/contract/proof";
import { inviteLinkHours } from "@kvart/contract/staff/accounts";
import type { Clock } from "../../../platform/clock.ts";
import type { Database } from "../../../platform/database/database.ts";
import { networkOf } from "../../../platform/network.ts";
import { Refusal } from "../../../platform/problem.ts";
import { type CapDeps, mailCap, queueCappedMail, queueMail, sealToken } from "../../mail/service.ts";
import type { MemberDeps } from "../deps.ts";
import { refuseCommonPassword } from "../passwords/common-passwords.ts";
import { countMailTokens, insertMailToken, redeemMailToken, revokeMailTokens } from "../queries/mail-tokens.ts";
import { hasUsedAddress } from "../queries/sessions.ts";
import { auditMember, confirmEmail, type LoginRow, selectLogin, selectUser } from "../queries/users.ts";
import { hashPassword, newSecret, secretDigest } from "../secrets.ts";
import { replaceCredentials } from "./credentials.ts";
import { isProvenCall, type StrangerCall } from "./unproven-mails.ts";

const hourMilliseconds = 3_600_000;
const links = {
	verify: { hours: verifyLinkHours, template: "verify-email" },
	reset: { hours: resetLinkHours, template: "reset-password" },
	invite: { hours: inviteLinkHours },
	new_email: { hours: emailChangeLinkHours, template: "confirm-new-email" },
	old_email: { hours: emailChangeLinkHours, template: "confirm-email-change" },
	proof: { hours: proofLinkHours, template: "prove-identity" },
} as const;

interface Recipient {
	id: number;
	email: string;
}

interface Owner extends Recipient {
	firstName: string;
}

/** Revokes earlier links of the purpose. */
async function newToken(
	tx: Database,
	clock: Clock,
	purpose: keyof typeof links,
	userId: number,
	{ newEmail = null, token = newSecret() }: { newEmail?: string | null; token?: string } = {},
): Promise<string> {
	const now = clock.now();
	await revokeMailTokens(tx, userId, purpose, now);
	const expiresAt = new Date(now.getTime() + links[purpose].hours * hourMilliseconds);
	const row = { tokenHash: secretDigest(token), userId, purpose, email: newEmail, createdAt: now, expiresAt };
	await insertMailToken(tx, row);
	return token;
}

/**
 * To an address that may be a stranger's. Revokes earlier links of the purpose; they stay valid, and it returns false, if
 * the address has had enough mails for today. Needs a transaction: the token and its mail are stored together.
 */
export async function sendLink(
	tx: Database,
	deps: CapDeps,
	purpose: "verify" | "reset" | "new_email",
	{ id, email }: Recipient,
	language: Locale,
	{
		newEmail = null,
		capped = true,
		order,
	}: { newEmail?: string | null; capped?: boolean; order?: string | undefined } = {},
): Promise<boolean> {
	const { template } = links[purpose];
	const token = newSecret();
	const data = { sealedToken: sealToken(deps.keys, token), ...(order && { order }) };
	const mail = { template, recipient: email, userId: id, language, data };
	const queued = await queueCappedMail(tx, deps, mail, capped ? mailCap(deps, template, email) : null);
	if (queued) await newToken(tx, deps.clock, purpose, id, { newEmail, token });
	return queued;
}

/** To the confirmed address of an account; otherwise as `sendLink`. */
export async function sendOwnLink(
	tx: Database,
	{ clock, keys }: CapDeps,
	purpose: "old_email" | "proof",
	{ id, email, firstName }: Owner,
	language: Locale,
	newEmail: string | null = null,
): Promise<void> {
	const { template } = links[purpose];
	const sealedToken = sealToken(keys, await newToken(tx, clock, purpose, id, { newEmail }));
	await queueMail(tx, clock, { template, recipient: email, userId: id, language, data: { firstName, sealedToken } });
}

/** To the typed address of a new account without a password. */
export async function sendInvitation(
	tx: Database,
	{ clock, keys }: Pick<CapDeps, "clock" | "keys">,
	{ id, email }: Recipient,
	language: Locale,
): Promise<void> {
	const data = { sealedToken: sealToken(keys, await invitationToken(tx, clock, id)) };
	await queueMail(tx, clock, { template: "member-invitation", recipient: email, userId: id, language, data });
}

/** Revokes earlier invitations. */
export async function invitationToken(tx: Database, clock: Clock, userId: number): Promise<string> {
	return newToken(tx, clock, "invite", userId);
}

export async function withdrawInvitation(tx: Database, clock: Clock, userId: number): Promise<void> {
	await revokeMailTokens(tx, userId, "invite", clock.now());
}

const minuteMilliseconds = 60_000;
const longestPauseMinutes = 30;

/**
 * Whether the person has had enough mails for now. The first repetition goes out at once, in case a mail was lost; the
 * pause then doubles. It is shorter than the links are valid, so the latest one always works.
 */
export async function isPausing(
	tx: Database,
	now: Date,
	purpose: "verify" | "reset" | "new_email" | "proof",
	userId: number,
): Promise<boolean> {
	const dayAgo = new Date(now.getTime() - 24 * hourMilliseconds);
	const { count, latest } = await countMailTokens(tx, userId, purpose, dayAgo);
	if (count < 2 || !latest) return false;
	const pause = Math.min(2 ** (count - 1), longestPauseMinutes) * minuteMilliseconds;
	return now.getTime() < latest.getTime() + pause;
}

// Constant time, so that timing does not reveal whether the address has an account.
const answerMilliseconds = 100;

interface LinkRequest extends StrangerCall {
	email: string;
	language: Locale;
	order?: string | undefined;
}

/** Whether the member has logged in from there before. */
function isKnownAt(
	{ keys }: MemberDeps,
	db: Database,
	{ email, address }: Pick<LinkRequest, "email" | "address">,
): Promise<boolean> {
	return hasUsedAddress(db, email, keys.digest("address", networkOf(address)));
}

async function sendLinkIf(
	deps: MemberDeps,
	purpose: "verify" | "reset",
	{ email, language, order, ...call }: LinkRequest,
	condition: (user: LoginRow) => boolean,
): Promise<void> {
	const { db, clock } = deps;
	await isProvenCall(deps, call);
	const send = async () => {
		const user = await selectLogin(db, email);
		if (!user || user.blockedAt || !condition(user)) return;
		await db.transaction(async (tx) => {
			if (await isPausing(tx, clock.now(), purpose, user.id)) return;
			// Others can use up the mails of a day, but not for a member who has logged in from here before.
			const isKnown = await isKnownAt(deps, tx, { email, address: call.address });
			await sendLink(tx, deps, purpose, user, language, { capped: !isKnown, order });
		});
	};
	await Promise.all([send(), delay(answerMilliseconds)]);
}

export async function resendVerification(deps: MemberDeps, request: LinkRequest) {
	await sendLinkIf(deps, "verify", request, (user) => !user.emailVerifiedAt);
}

export async function forgotPassword(deps: MemberDeps, request: LinkRequest) {
	const counted = { email: request.email, address: networkOf(request.address) };
	await deps.guesses?.countFrom("mail", counted, () => isKnownAt(deps, deps.db, request));
	await sendLinkIf(deps, "reset", request, () => true);
}

/** Confirms a new account. False if the token is another one. */
export async function confirmAccount(tx: Database, token: string, now: Date): Promise<boolean> {
	const { userId } = (await redeemMailToken(tx, secretDigest(token), "verify", now)) ?? {};
	if (userId === undefined) return false;
	await revokeMailTokens(tx, userId, "verify", now);
	await confirmEmail(tx, userId, now);
	await auditMember(tx, now, userId, "member.confirmed");
	return true;
}

/** For reset links and invitations. The link proves the mailbox, so it confirms the address and ends every other log-in. */
export async function resetPassword({ db, clock }: MemberDeps, token: string, sha512: string): Promise<void> {
	await refuseCommonPassword(sha512);
	const passwordHash = await hashPassword(sha512);
	const now = clock.now();
	await db.transaction(async (tx) => {
		const resetting = await redeemMailToken(tx, secretDigest(token), "reset", now);
		const redeemed = resetting ?? (await redeemMailToken(tx, secretDigest(token), "invite", now));
		if (!redeemed) throw new Refusal("ERR_BAD_TOKEN");
		const { userId } = redeemed;
		await replaceCredentials(tx, userId, passwordHash, now);
		await confirmEmail(tx, userId, now);
		await auditMember(tx, now, userId, "member.password_reset");
	});
}

/** For other modules: a link that proves who has the session. */
export async function sendProofLinkTo(deps: CapDeps & Pick<MemberDeps, "db">, userId: number): Promise<void> {
	await deps.db.transaction(async (tx) => {
		if (await isPausing(tx, deps.clock.now(), "proof", userId)) throw new Refusal("ERR_TOO_MANY_REQUESTS");
		const user = await selectUser(tx, userId);
		if (!user) throw new Refusal("ERR_SESSION_NOT_VALID");
		await sendOwnLink(tx, deps, "proof", user, user.language);
	});
}

/** Only in a session of the account that the link was mailed to. */
export async function redeemProofLink({ db, clock }: Pick<MemberDeps, "db" | "clock">, userId: number, token: string) {
	await db.transaction(async (tx) => {
		const redeemed = await redeemMailToken(tx, secretDigest(token), "proof", clock.now());
		if (redeemed?.userId !== userId) throw new Refusal("ERR_BAD_TOKEN");
	});
}
