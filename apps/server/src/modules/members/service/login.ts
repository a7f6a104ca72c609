import type { login as loginInput, Role } from "@kvart/contract/members";
import { sessionDays } from "@kvart/contract/members";
import type { z } from "zod";
import { Refusal } from "../../../platform/problem.ts";
import { sessionDigest } from "../../../platform/session.ts";
import type { MemberDeps } from "../deps.ts";
import { passwordFits } from "../password.ts";
import { forgetOldSessions, insertSession, knowsAddress } from "../queries/sessions.ts";
import { type LoginRow, selectLogin, selectSocialLogin } from "../queries/users.ts";
import { newSecret } from "../secret.ts";
import { missingFields, type SocialAccount, type SocialProvider } from "../social/account.ts";

const dayMilliseconds = 86_400_000;
const endedSessionsKeptDays = 30;

/** Where a log-in comes from. */
export interface Origin {
	address: string;
	device: string;
}

interface Session {
	code: "SUC_LOGGED_IN";
	session_id: string;
	role: Role;
}

export async function login(deps: MemberDeps, input: z.output<typeof loginInput>, origin: Origin): Promise<Session> {
	if ("google_token" in input) return socialLogin(deps, "google", input.google_token, origin);
	if ("facebook_token" in input) return socialLogin(deps, "facebook", input.facebook_token, origin);
	await countTry(deps, input.email, origin.address);
	const user = await selectLogin(deps.db, input.email);
	if (!(await passwordFits(user?.passwordHash, input.password)) || !user) throw new Refusal("ERR_BAD_CREDENTIALS");
	return openSession(deps, user, origin);
}

async function socialLogin(deps: MemberDeps, provider: SocialProvider, token: string, origin: Origin) {
	const account = await deps.socialAccount(provider, token);
	const user = await selectSocialLogin(deps.db, provider, account.id);
	return user ? openSession(deps, user, origin) : refuseStranger(deps, account);
}

/**
 * Somebody whom the provider knows and we do not. An address that has an account is told at once, before anything is
 * asked for. The two are never joined by the address alone: who can make a provider say it could take the account over.
 */
async function refuseStranger({ db }: MemberDeps, account: SocialAccount): Promise<never> {
	if (account.email && (await selectLogin(db, account.email.toLowerCase()))) throw new Refusal("ERR_DUPLICATED_EMAIL");
	// The page answers to this code with the form for a new account, which asks for these fields.
	throw new Refusal("ERR_BAD_CREDENTIALS", { errors: missingFields(account) });
}

/**
 * Strangers share the tries of an account. An address that the member logged in from before is let in when strangers
 * have used them up, so that nobody can lock a member out by guessing; it has no more tries than anybody for that.
 */
async function countTry({ db, keys, limiter }: MemberDeps, email: string, address: string): Promise<void> {
	limiter?.countAccount("login", `${email} from ${address}`);
	const room = limiter?.hasRoomFor("login", email) ?? true;
	if (room || !(await knowsAddress(db, email, keys.digest("address", address)))) limiter?.countAccount("login", email);
}

/** Everything that was said before this point is said only to whoever proved to be the member. */
async function openSession({ db, clock, keys }: MemberDeps, user: LoginRow, origin: Origin): Promise<Session> {
	if (user.blockedAt) throw new Refusal("ERR_BAD_ROLE");
	if (!user.emailVerifiedAt) throw new Refusal("ERR_USER_NOT_VALIDATED");
	const now = clock.now();
	const token = newSecret();
	await insertSession(db, {
		tokenHash: sessionDigest(token),
		userId: user.id,
		device: origin.device,
		addressDigest: keys.digest("address", origin.address),
		createdAt: now,
		expiresAt: new Date(now.getTime() + sessionDays * dayMilliseconds),
	});
	await forgetOldSessions(db, user.id, new Date(now.getTime() - endedSessionsKeptDays * dayMilliseconds));
	return { code: "SUC_LOGGED_IN", session_id: token, role: user.role };
}
