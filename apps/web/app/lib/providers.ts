import type { SiteContext } from "@kvart/contract/site";
import { clearInTab, readInTab, storeInTab } from "./storage.ts";

export type ProviderName = "google" | "facebook";

interface Provider {
	clientId: string;
	/** Of its log-in page. */
	url: string;
}

/** Null: not configured, so there is no button. */
export type Providers = Record<ProviderName, Provider | null>;

export const providerLabels: Record<ProviderName, string> = { google: "Google", facebook: "Facebook" };

/** Null if none is configured. */
export function providersOf({ google, facebook }: SiteContext["signIn"]): Providers | null {
	if (!google && !facebook) return null;
	return {
		google: google && { clientId: google.clientId, url: google.authUrl },
		facebook: facebook && { clientId: facebook.appId, url: facebook.authUrl },
	};
}

/** Stored in this tab while the visitor is at the provider. */
export interface PendingLogIn {
	provider: ProviderName;
	/** Comes back in the address. */
	state: string;
	/** Comes back inside the ID token. */
	nonce: string;
	/** Where to go after the log-in. */
	redirect: string | null;
}

export interface ProviderAnswer {
	provider: ProviderName;
	token: string;
	redirect: string | null;
	/** From the ID token; empty with Facebook. */
	email: string;
}

const queries: Record<ProviderName, (pending: PendingLogIn) => Record<string, string>> = {
	google: ({ nonce }) => ({
		response_type: "id_token",
		scope: "openid email profile",
		prompt: "select_account",
		nonce,
	}),
	facebook: () => ({ response_type: "token", scope: "email,public_profile" }),
};

/** The provider's log-in page. It redirects to `returnTo` with the token behind the `#`. */
export function providerAddress({ clientId, url }: Provider, pending: PendingLogIn, returnTo: string): string {
	const address = new URL(url);
	const query = {
		...queries[pending.provider](pending),
		client_id: clientId,
		redirect_uri: returnTo,
		state: pending.state,
	};
	for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
	return address.href;
}

/** `crypto.randomUUID` needs TLS. */
function randomText(): string {
	return Array.from(crypto.getRandomValues(new Uint32Array(5)), (part) => part.toString(36)).join("");
}

export function goToProvider(name: ProviderName, provider: Provider, returnPath: string, redirect: string | null) {
	const pending: PendingLogIn = { provider: name, state: randomText(), nonce: randomText(), redirect };
	storeInTab("sign-in", JSON.stringify(pending));
	window.location.assign(providerAddress(provider, pending, window.location.origin + returnPath));
}

/** Deletes it as well, so that an answer cannot be used twice. */
export function readPendingLogIn(): PendingLogIn | null {
	const stored = readInTab("sign-in");
	clearInTab("sign-in");
	return stored === null ? null : (JSON.parse(stored) as PendingLogIn);
}

/** Whether a provider redirected to this address. */
export function isProviderAnswer({ hash, search }: { hash: string; search: string }): boolean {
	return /[#?&](id_token|access_token|error)=/.test(hash + search);
}

/** Unverified: the server checks the signature. Here only the nonce is compared. */
function claimsOf(idToken: string): Record<string, unknown> {
	try {
		const base64 = (idToken.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
		const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
		return JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>;
	} catch {
		return {};
	}
}

/** Null if the log-in failed or was not started in this tab. */
export function readAnswer(
	address: { hash: string; search: string },
	pending: PendingLogIn | null,
): ProviderAnswer | null {
	const answer = new URLSearchParams(address.hash.slice(1));
	if (!pending || answer.get("state") !== pending.state) return null;
	const { provider, redirect } = pending;
	if (provider === "facebook") {
		const token = answer.get("access_token");
		return token ? { provider, token, redirect, email: "" } : null;
	}
	const token = answer.get("id_token") ?? "";
	const { nonce, email } = claimsOf(token);
	return nonce === pending.nonce ? { provider, token, redirect, email: typeof email === "string" ? email : "" } : null;
}

/** The token as the API expects it. */
export function tokenBody({ provider, token }: Pick<ProviderAnswer, "provider" | "token">) {
	return provider === "google" ? { google_token: token } : { facebook_token: token };
}
