import type { Client } from "@kvart/contract/client";

/** What the server hands to the loaders of one request. */
export interface SiteContext {
	/** The API, called in process. */
	api: Client;
	/** Where the browser finds the API. */
	apiUrl: string;
	/** The site's public address, without a slash at its end. */
	publicUrl: string;
	/** Script of the chat widget, null without one. */
	chatWidgetUrl: string | null;
	/** Address pattern of map tiles, null without any. */
	mapTilesUrl: string | null;
	/** Where people can log in with another account; null for a provider that is not set up. */
	signIn: {
		google: { clientId: string; authUrl: string } | null;
		facebook: { appId: string; authUrl: string } | null;
	};
	/** The server's clock; pages never read another one. */
	now: () => Date;
	/** Takes what went wrong while the page was made: into the server's log, with the request's id. */
	report: (error: unknown) => void;
}
