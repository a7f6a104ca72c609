import type { Client } from "@kvart/contract/client";

/** What the server passes to the loaders of a request. */
export interface SiteContext {
	/** The API, called in process. */
	api: Client;
	/** For the browser. */
	apiUrl: string;
	/** Without a trailing slash. */
	publicUrl: string;
	/** Script of the chat widget. */
	chatWidgetUrl: string | null;
	/** Address pattern of map tiles. */
	mapTilesUrl: string | null;
	/** Log-in providers; null if not configured. */
	signIn: {
		google: { clientId: string; authUrl: string } | null;
		facebook: { appId: string; authUrl: string } | null;
	};
	/** The server's clock; pages use no other one. */
	now: () => Date;
	/** Logs an error with the request's id. */
	report: (error: unknown) => void;
}
