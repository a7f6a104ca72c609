export type ProviderName = "google" | "facebook";

/** Who else may say who somebody is, and where its own log-in is. */
export interface Provider {
	clientId: string;
	url: string;
}

/** Null: not configured, hence no button. */
export type Providers = Record<ProviderName, Provider | null>;
