import type { Arrival } from "./sign-in.ts";

/** The provider's token under the name that the API knows it by. */
export function tokenBody({ provider, token }: Pick<Arrival, "provider" | "token">) {
	return provider === "google" ? { google_token: token } : { facebook_token: token };
}
