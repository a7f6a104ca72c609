import type { Client } from "./client.ts";
import type { Payee } from "./memberships/payment-code.ts";

/** Passed by the server to the loaders of one request. */
export interface SiteContext {
	/** The API, called in process. */
	api: Client;
	/** Where the browser finds the API. */
	apiUrl: string;
	/** Without a slash at its end. */
	publicUrl: string;
	/** Script of the chat widget, or null. */
	chatWidgetUrl: string | null;
	/** Address pattern of map tiles, or null. */
	mapTilesUrl: string | null;
	/** Providers that people can log in with; null if not configured. */
	signIn: {
		google: boolean;
		facebook: { appId: string; authUrl: string } | null;
	};
	/** Who is paid for memberships; null if nothing is ordered online. */
	payee: Payee | null;
	/** Whether guests confirm their bookings by mail. */
	guestConfirmation: boolean;
	/** The server's clock; pages never read another one. */
	now: () => Date;
	/** Logs an error of the page, with the request's id. */
	report: (error: unknown) => void;
}

/** Addresses of the built scripts and styles; in development those of the sources. */
export interface SiteFiles {
	/** By route file, such as `routes/home.tsx`. */
	styles: Readonly<Record<string, readonly string[]>>;
	/** For error pages. */
	commonStyles: readonly string[];
	/** On every page, in this order. */
	scripts: readonly string[];
	/** By the name of the app: its script, and the imports of it. */
	apps: Readonly<Record<string, { script: string; imports: readonly string[] }>>;
}

/** A page, a file or a redirect. Header names are in lower case. */
export interface SiteAnswer {
	status: number;
	headers: Record<string, string>;
	body: string;
}

/** The site as a function of a request. */
export type Site = (request: Request, context: SiteContext) => Promise<SiteAnswer>;

/** The exports of the site's build. */
export interface SiteBuild {
	createSite: (files: SiteFiles) => Site;
}

/** Lists the inline scripts of a page for its policy; never leaves the server. */
export const scriptHashesHeader = "x-inline-script-hashes";

/**
 * Set with every change, for longer than pages and answers are shared and than a replica may be late: visitors see
 * their own change at once, also without an account, after a reload, and from another server.
 */
export const changedCookie = "changed=1; path=/; max-age=5; samesite=lax";
