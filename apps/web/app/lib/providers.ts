import { randomKey } from "@kvart/browser/random-key";
import type { ScriptClient } from "@kvart/contract/client";
import type { GoogleReturnPath } from "@kvart/contract/members";
import type { SiteContext } from "@kvart/contract/site";
import { clearInTab, readInTab, storeInTab } from "./storage.ts";

export type ProviderName = "google" | "facebook";

interface Facebook {
	clientId: string;
	/** The address of its log-in page. Google's comes from the API. */
	url: string;
}

/** Providers that are not configured have no button. */
export interface Providers {
	google: boolean;
	facebook: Facebook | null;
}

export const providerLabels: Record<ProviderName, string> = { google: "Google", facebook: "Facebook" };

/** Null if none is configured. */
export function providersOf({ google, facebook }: SiteContext["signIn"]): Providers | null {
	if (!google && !facebook) return null;
	return { google, facebook: facebook && { clientId: facebook.appId, url: facebook.authUrl } };
}

/** Where to go after the log-in. */
interface Target {
	redirect: string | null;
}

/** Stored in this tab while the visitor is at the provider. `state` comes back in the address. */
export type PendingLogIn =
	| ({ provider: "google"; attempt: string } & Target)
	| ({ provider: "facebook"; state: string } & Target);

export type ProviderAnswer =
	| { provider: "google"; code: string; state: string; attempt: string }
	| { provider: "facebook"; token: string };

/** Facebook's log-in page. It redirects to `returnTo` with the token behind the `#`. */
export function facebookAddress({ clientId, url }: Facebook, state: string, returnTo: string): string {
	const address = new URL(url);
	const query = {
		response_type: "token",
		scope: "email,public_profile",
		client_id: clientId,
		redirect_uri: returnTo,
		state,
	};
	for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
	return address.href;
}

function leave(pending: PendingLogIn, address: string): void {
	storeInTab("sign-in", JSON.stringify(pending));
	window.location.assign(address);
}

/** With Google the server makes and checks state, nonce and PKCE; with Facebook the browser compares the state. */
export async function goToProvider(
	api: ScriptClient,
	name: ProviderName,
	{ facebook }: Providers,
	returnPath: string,
	redirect: string | null,
): Promise<void> {
	if (name === "google") {
		const { url, attempt } = await api.startGoogle({ body: { return_path: returnPath as GoogleReturnPath } });
		leave({ provider: "google", attempt, redirect }, url);
	} else if (facebook) {
		const state = randomKey();
		leave(
			{ provider: "facebook", state, redirect },
			facebookAddress(facebook, state, window.location.origin + returnPath),
		);
	}
}

/** Deletes it as well, so that an answer cannot be used twice. */
export function readPendingLogIn(): PendingLogIn | null {
	const stored = readInTab("sign-in");
	clearInTab("sign-in");
	return stored === null ? null : (JSON.parse(stored) as PendingLogIn);
}

/** Whether a provider redirected to this address. */
export function isProviderAnswer({ hash, search }: { hash: string; search: string }): boolean {
	return /[#?&](code|access_token|error)=/.test(hash + search);
}

/** Null if the log-in failed or was not started in this tab. */
export function readAnswer(
	{ hash, search }: { hash: string; search: string },
	pending: PendingLogIn | null,
): ProviderAnswer | null {
	if (!pending) return null;
	const answer = new URLSearchParams(pending.provider === "google" ? search : hash.slice(1));
	const state = answer.get("state");
	if (pending.provider === "google") {
		const code = answer.get("code");
		return code && state ? { provider: "google", code, state, attempt: pending.attempt } : null;
	}
	const token = answer.get("access_token");
	return token && state === pending.state ? { provider: "facebook", token } : null;
}

interface ProviderToken {
	/** The token as the API expects it. */
	body: { google_token: string } | { facebook_token: string };
	/** Empty with Facebook. */
	email: string;
}

// A code can be exchanged once, but a form may need the token again.
const exchanged = new WeakMap<ProviderAnswer, ProviderToken>();

export async function tokenOf(api: ScriptClient, answer: ProviderAnswer): Promise<ProviderToken> {
	if (answer.provider === "facebook") return { body: { facebook_token: answer.token }, email: "" };
	const known = exchanged.get(answer);
	if (known) return known;
	const { code, state, attempt } = answer;
	const { google_token, email } = await api.finishGoogle({ body: { code, state, attempt } });
	const token = { body: { google_token }, email: email ?? "" };
	exchanged.set(answer, token);
	return token;
}
