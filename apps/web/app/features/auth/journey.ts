import { forgetInTab, readInTab, storeInTab } from "../../lib/storage.ts";
import type { Provider, ProviderName } from "./providers.ts";
import { type Journey, providerAddress } from "./sign-in.ts";

/** Also where pages have no TLS, unlike `randomUUID`. */
function unguessable(): string {
	return Array.from(crypto.getRandomValues(new Uint32Array(5)), (part) => part.toString(36)).join("");
}

/** Sends the visitor to the provider's own log-in. */
export function setOut(name: ProviderName, provider: Provider, returnPath: string, redirect: string | null): void {
	const journey: Journey = { provider: name, state: unguessable(), nonce: unguessable(), redirect };
	storeInTab("sign-in", JSON.stringify(journey));
	window.location.assign(providerAddress(provider, journey, window.location.origin + returnPath));
}

/** The journey that this tab set out on; once, so that an answer cannot be used again. */
export function endJourney(): Journey | null {
	const kept = readInTab("sign-in");
	forgetInTab("sign-in");
	return kept === null ? null : (JSON.parse(kept) as Journey);
}
