import type { Provider, ProviderName } from "./providers.ts";

/** What the browser remembers while the visitor is at the provider. */
export interface Journey {
	provider: ProviderName;
	/** Comes back unchanged: the answer belongs to this journey and to no other. */
	state: string;
	/** Comes back inside the ID token: it was made for this journey. */
	nonce: string;
	/** Where the log-in shall lead. */
	redirect: string | null;
}

export interface Arrival {
	provider: ProviderName;
	token: string;
	redirect: string | null;
	/** As the ID token says it; unknown with Facebook. */
	email: string;
}

const request: Record<ProviderName, (journey: Journey) => Record<string, string>> = {
	google: ({ nonce }) => ({
		response_type: "id_token",
		scope: "openid email profile",
		prompt: "select_account",
		nonce,
	}),
	facebook: () => ({ response_type: "token", scope: "email,public_profile" }),
};

/** The address of the provider's own log-in; it sends the visitor back to `returnTo` with the token behind the `#`. */
export function providerAddress({ clientId, url }: Provider, journey: Journey, returnTo: string): string {
	const address = new URL(url);
	const query = {
		...request[journey.provider](journey),
		client_id: clientId,
		redirect_uri: returnTo,
		state: journey.state,
	};
	for (const [name, value] of Object.entries(query)) address.searchParams.set(name, value);
	return address.href;
}

/** What the token says about itself. The server checks that it is genuine; here only its nonce is compared. */
function claimsOf(idToken: string): Record<string, unknown> {
	try {
		const base64 = (idToken.split(".")[1] ?? "").replaceAll("-", "+").replaceAll("_", "/");
		const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
		return JSON.parse(new TextDecoder().decode(bytes)) as Record<string, unknown>;
	} catch {
		return {};
	}
}

/** The token that the provider sent along, or null when the journey failed or was not ours. */
export function readArrival(address: { hash: string; search: string }, journey: Journey | null): Arrival | null {
	const answer = new URLSearchParams(address.hash.slice(1));
	if (!journey || answer.get("state") !== journey.state) return null;
	const { provider, redirect } = journey;
	if (provider === "facebook") {
		const token = answer.get("access_token");
		return token ? { provider, token, redirect, email: "" } : null;
	}
	const token = answer.get("id_token") ?? "";
	const { nonce, email } = claimsOf(token);
	return nonce === journey.nonce ? { provider, token, redirect, email: typeof email === "string" ? email : "" } : null;
}
