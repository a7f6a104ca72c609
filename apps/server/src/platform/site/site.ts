import type { Client } from "@kvart/contract/client";

/** Where the browser is sent to log in elsewhere; null for a provider that is not set up. */
export interface SignInProviders {
	google: { clientId: string; authUrl: string } | null;
	facebook: { appId: string; authUrl: string } | null;
}

/** What the pages of one request are given. */
export interface SiteRequestContext {
	api: Client;
	apiUrl: string;
	publicUrl: string;
	chatWidgetUrl: string | null;
	mapTilesUrl: string | null;
	/** The providers that people can log in with. */
	signIn: SignInProviders;
	now: () => Date;
	/** Takes what went wrong while the page was made. */
	report: (error: unknown) => void;
}

/** The rendered site: takes a web request, answers with a page. Only `main.ts` knows how it is built. */
export type Site = (request: Request, context: SiteRequestContext) => Promise<Response>;

/** Internal header with which the renderer names the inline scripts it wrote; it never leaves the server. */
export const scriptHashesHeader = "x-inline-script-hashes";

/** Addresses of the built scripts and styles; in development those of the sources. */
export interface SiteFiles {
	/** By the page's file, such as `routes/home.tsx`. */
	styles: Readonly<Record<string, readonly string[]>>;
	/** Of pages that stand in for others. */
	commonStyles: readonly string[];
	/** On every page, in this order. */
	scripts: readonly string[];
	/** By name: the script of each part that React takes over, and what it imports. */
	apps: Readonly<Record<string, { script: string; imports: readonly string[] }>>;
}

/** What the site's build exports, as far as the server needs it. */
export interface SiteBuild {
	createSite(files: SiteFiles): Site;
}
