import type { FieldError } from "@kvart/contract/errors";
import { Refusal } from "../../../platform/problem.ts";

export type SocialProvider = "google" | "facebook";

/** What a provider says about the person who logged in there. */
export interface SocialAccount {
	provider: SocialProvider;
	id: string;
	email: string | null;
	firstName: string | null;
	lastName: string | null;
}

/**
 * The provider vouches for nobody with this token. Its own code: ERR_BAD_CREDENTIALS opens the form for a new account,
 * which such a token could not register either. The fault is the caller's, so the status is not the provider's 502.
 */
export function badToken(): Refusal {
	return new Refusal("ERR_BAD_GOOGLE_RESPONSE", { status: 401 });
}

/** What somebody without an account has to give to get one: the phone, and what the provider keeps to itself. */
export function missingFields({ email, firstName, lastName }: SocialAccount): FieldError[] {
	const known = { phone: null, email, first_name: firstName, last_name: lastName };
	return Object.entries(known).flatMap(([field, value]) => (value ? [] : [{ field, code: "required-field" }]));
}
