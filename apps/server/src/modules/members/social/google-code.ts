import { createHash, timingSafeEqual } from "node:crypto";
import type { GoogleReturnPath, googleAnswer } from "@kvart/contract/members";
import { z } from "zod";
import type { Env } from "../../../env.ts";
import type { Clock } from "../../../platform/clock.ts";
import type { DataKeys } from "../../../platform/data-keys.ts";
import { Refusal } from "../../../platform/problem.ts";
import { newSecret } from "../secrets.ts";
import { badToken } from "./account.ts";
import { googleAccounts } from "./google.ts";

const timeoutMilliseconds = 5000;
const lifetimeMilliseconds = 10 * 60_000;
const purpose = "google log-in";

/** One log-in on its way through Google. The browser holds it, encrypted, so that any server can finish it. */
const attempt = z.object({
	state: z.string(),
	nonce: z.string(),
	verifier: z.string(),
	returnTo: z.string(),
	startedAt: z.number(),
});
type Attempt = z.output<typeof attempt>;

const tokens = z.object({ id_token: z.string() });

export interface GoogleCodeDeps {
	env: Env;
	keys: DataKeys;
	clock: Clock;
}

/** The address of Google's log-in page, by the code flow with PKCE. `origin` is what the browser calls this site. */
export function startGoogle({ env, keys, clock }: GoogleCodeDeps, origin: string, returnPath: GoogleReturnPath) {
	if (!env.GOOGLE_CLIENT_ID) throw new Refusal("ERR_NOT_FOUND");
	const started: Attempt = {
		state: newSecret(),
		nonce: newSecret(),
		verifier: newSecret(),
		// A demo has many names; Google redirects only to those that it was given.
		returnTo: (env.production ? env.publicUrl : origin) + returnPath,
		startedAt: clock.now().getTime(),
	};
	const url = new URL(env.GOOGLE_AUTH_URL);
	const query = {
		response_type: "code",
		scope: "openid email profile",
		prompt: "select_account",
		client_id: env.GOOGLE_CLIENT_ID,
		redirect_uri: started.returnTo,
		state: started.state,
		nonce: started.nonce,
		code_challenge: createHash("sha256").update(started.verifier).digest("base64url"),
		code_challenge_method: "S256",
	};
	for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
	return { url: url.href, attempt: keys.encrypt(purpose, JSON.stringify(started)) };
}

function isSame(a: string, b: string): boolean {
	return a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
}

function openAttempt({ keys, clock }: GoogleCodeDeps, sealed: string, state: string): Attempt {
	let opened: Attempt;
	try {
		opened = attempt.parse(JSON.parse(keys.decrypt(purpose, sealed)));
	} catch {
		throw badToken();
	}
	const age = clock.now().getTime() - opened.startedAt;
	if (!isSame(opened.state, state) || age > lifetimeMilliseconds) throw badToken();
	return opened;
}

async function exchange(env: Env, code: string, { returnTo, verifier }: Attempt): Promise<string> {
	const form = {
		grant_type: "authorization_code",
		code,
		redirect_uri: returnTo,
		code_verifier: verifier,
		client_id: env.GOOGLE_CLIENT_ID ?? "",
		client_secret: env.GOOGLE_CLIENT_SECRET ?? "",
	};
	const response = await fetch(env.GOOGLE_TOKEN_URL, {
		method: "POST",
		body: new URLSearchParams(form),
		redirect: "error",
		signal: AbortSignal.timeout(timeoutMilliseconds),
	});
	// The code is used, expired or of another log-in.
	if (response.status === 400) throw badToken();
	if (!response.ok) throw new Error(`Google answered ${response.status}.`);
	return tokens.parse(await response.json()).id_token;
}

/** Exchanges the code for an ID token of this very log-in: the calls of the spec take it from here. */
export async function finishGoogle(
	deps: GoogleCodeDeps,
	{ code, state, attempt: sealed }: z.output<typeof googleAnswer>,
) {
	const verify = googleAccounts(deps.env);
	if (!verify) throw new Refusal("ERR_NOT_FOUND");
	const opened = openAttempt(deps, sealed, state);
	const token = await exchange(deps.env, code, opened).catch((error: unknown) => {
		throw error instanceof Refusal ? error : new Refusal("ERR_BAD_GOOGLE_RESPONSE");
	});
	const { email } = await verify(token, opened.nonce);
	return { google_token: token, email };
}
