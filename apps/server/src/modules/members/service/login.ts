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
import type { SocialProvider } from "../social/account.ts";

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
	const { id } = await deps.socialAccount(provider, token);
	const user = await selectSocialLogin(deps.db, provider, id);
	// The page answers to this code with the form for a new account.
	if (!user) throw new Refusal("ERR_BAD_CREDENTIALS");
	return openSession(deps, user, origin);
}

/**
 * Strangers share the tries of an account. An address that the member logged in from before has its own, so that
 * nobody can lock a member out by guessing.
 */
async function countTry({ db, keys, limiter }: MemberDeps, email: string, address: string): Promise<void> {
	if (limiter?.hasRoomFor("login", email) ?? true) return limiter?.countAccount("login", email);
	const known = await knowsAddress(db, email, keys.digest("address", address));
	limiter?.countAccount("login", known ? `${email} from ${address}` : email);
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
