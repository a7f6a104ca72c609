import type { login as loginInput, Role } from "@kvart/contract/members";
import { sessionDays } from "@kvart/contract/members";
import { type AccountRole, publicRole } from "@kvart/contract/staff/rights";
import { staffSessionHours } from "@kvart/contract/staff/session";
import type { z } from "zod";
import { Refusal } from "../../../platform/problem.ts";
import { sessionDigest } from "../../../platform/session.ts";
import type { MemberDeps } from "../deps.ts";
import { deleteOldSessions, hasUsedAddress, insertSession } from "../queries/sessions.ts";
import {
	auditFailedLogin,
	type LoginRow,
	lockUnchanged,
	selectLogin,
	selectSocialLogin,
	selectUser,
} from "../queries/users.ts";
import { isPassword, newSecret } from "../secrets.ts";
import { missingFields, type SocialAccount, type SocialProvider } from "../social/account.ts";

const hourMilliseconds = 3_600_000;
const dayMilliseconds = 24 * hourMilliseconds;
const endedSessionDays = 30;

export interface Origin {
	address: string;
	device: string;
	/** If the log-in was a second factor, too. */
	secondFactorAt?: Date;
}

interface Session {
	code: "SUC_LOGGED_IN";
	session_id: string;
	role: Role;
}

export async function login(deps: MemberDeps, input: z.output<typeof loginInput>, origin: Origin): Promise<Session> {
	if ("google_token" in input) return socialLogin(deps, "google", input.google_token, origin);
	if ("facebook_token" in input) return socialLogin(deps, "facebook", input.facebook_token, origin);
	await countAttempt(deps, input.email, origin.address);
	const user = await selectLogin(deps.db, input.email);
	if (!(await isPassword(user?.passwordHash, input.password)) || !user) {
		await auditFailedLogin(deps.db, deps.clock.now(), user?.id);
		throw new Refusal("ERR_BAD_CREDENTIALS");
	}
	return openSession(deps, user, origin);
}

async function socialLogin(deps: MemberDeps, provider: SocialProvider, token: string, origin: Origin) {
	const account = await deps.socialAccount(provider, token);
	const user = await selectSocialLogin(deps.db, provider, account.id);
	return user ? openSession(deps, user, origin) : refuseUnknown(deps, account);
}

/**
 * A provider's account without one of ours. Never joined to an account by the e-mail address alone: a provider's claim
 * about it could be forged to take the account over.
 */
async function refuseUnknown({ db }: MemberDeps, account: SocialAccount): Promise<never> {
	if (account.email && (await selectLogin(db, account.email.toLowerCase()))) throw new Refusal("ERR_DUPLICATED_EMAIL");
	// The page shows the registration form for this code, with these fields.
	throw new Refusal("ERR_BAD_CREDENTIALS", { errors: missingFields(account) });
}

async function countAttempt({ db, keys, guesses }: MemberDeps, email: string, address: string): Promise<void> {
	const isKnown = () => hasUsedAddress(db, email, keys.digest("address", address));
	await guesses?.countFrom("login", { email, address }, isKnown);
}

type OpenDeps = Pick<MemberDeps, "db" | "clock" | "keys">;

/** For other modules that have checked who it is. */
export async function openSessionOf(deps: OpenDeps, userId: number, origin: Origin): Promise<Session> {
	const user = await selectUser(deps.db, userId);
	if (!user) throw new Refusal("ERR_BAD_CREDENTIALS");
	return openSession(deps, user, origin);
}

function lifetime(role: AccountRole): number {
	return role === "member" ? sessionDays * dayMilliseconds : staffSessionHours * hourMilliseconds;
}

/** Only called with valid credentials, so the refusals reveal nothing to others. */
export async function openSession({ db, clock, keys }: OpenDeps, user: LoginRow, origin: Origin): Promise<Session> {
	if (user.blockedAt) throw new Refusal("ERR_BAD_ROLE");
	if (!user.emailVerifiedAt) throw new Refusal("ERR_USER_NOT_VALIDATED");
	const now = clock.now();
	const token = newSecret();
	await db.transaction(async (tx) => {
		// Checking a password takes a while, in which it may have been reset.
		if (!(await lockUnchanged(tx, user))) throw new Refusal("ERR_BAD_CREDENTIALS");
		await insertSession(tx, {
			tokenHash: sessionDigest(token),
			userId: user.id,
			device: origin.device,
			addressDigest: keys.digest("address", origin.address),
			createdAt: now,
			expiresAt: new Date(now.getTime() + lifetime(user.role)),
			secondFactorAt: origin.secondFactorAt ?? null,
		});
	});
	await deleteOldSessions(db, user.id, new Date(now.getTime() - endedSessionDays * dayMilliseconds));
	return { code: "SUC_LOGGED_IN", session_id: token, role: publicRole(user.role) };
}
