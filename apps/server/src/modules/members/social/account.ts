import type { FieldError } from "@kvart/contract/errors";
import { Refusal } from "../../../platform/problem.ts";

export type SocialProvider = "google" | "facebook";

export const socialColumns = { google: "googleId", facebook: "facebookId" } as const;

export function providersOf(row: Record<(typeof socialColumns)[SocialProvider], string | null>): SocialProvider[] {
	return (["google", "facebook"] as const).filter((provider) => row[socialColumns[provider]] !== null);
}

export interface SocialAccount {
	provider: SocialProvider;
	id: string;
	email: string | null;
	firstName: string | null;
	lastName: string | null;
	/** When the provider issued the token, by the real time; null if it does not say. */
	issuedAt: Date | null;
}

/** Not ERR_BAD_CREDENTIALS, which opens the registration form: such a token cannot register either. */
export function badToken(): Refusal {
	return new Refusal("ERR_BAD_GOOGLE_RESPONSE");
}

/** Fields that registration still needs: the phone, and those that the provider does not have. */
export function missingFields({ email, firstName, lastName }: SocialAccount): FieldError[] {
	const known = { phone: null, email, first_name: firstName, last_name: lastName };
	return Object.entries(known).flatMap(([field, value]) => (value ? [] : [{ field, code: "required-field" }]));
}
