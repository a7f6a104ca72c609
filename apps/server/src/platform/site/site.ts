import type { Client } from "@kvart/contract/client";

/** Null for a provider that is not configured. */
export interface SignInProviders {
	google: { clientId: string; authUrl: string } | null;
	facebook: { appId: string; authUrl: string } | null;
}

export interface SiteRequestContext {
	api: Client;
	apiUrl: string;
	publicUrl: string;
	chatWidgetUrl: string | null;
	mapTilesUrl: string | null;
	signIn: SignInProviders;
	now: () => Date;
	/** Logs an error of rendering. */
	report: (error: unknown) => void;
}

export type Site = (request: Request, context: SiteRequestContext) => Promise<Response>;

/** Internal header: the hashes of the page's inline scripts. Removed before the answer is sent. */
export const scriptHashesHeader = "x-inline-script-hashes";

/** URLs of the built scripts and styles; in development of the sources. */
export interface SiteFiles {
	/** By route file, such as `routes/home.tsx`. */
	styles: Readonly<Record<string, readonly string[]>>;
	/** For error pages. */
	commonStyles: readonly string[];
	/** On every page, in this order. */
	scripts: readonly string[];
	/** The script of each app and what it imports. */
	apps: Readonly<Record<string, { script: string; imports: readonly string[] }>>;
}

export interface SiteBuild {
	createSite(files: SiteFiles): Site;
}
