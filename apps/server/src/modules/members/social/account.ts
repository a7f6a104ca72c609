export type SocialProvider = "google" | "facebook";

/** What a provider says about the person who logged in there. */
export interface SocialAccount {
	provider: SocialProvider;
	id: string;
	email: string | null;
	firstName: string | null;
	lastName: string | null;
}
