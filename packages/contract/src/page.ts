import type { Client } from "./client.ts";
import type { Locale } from "./locale.ts";

type Text = Readonly<Record<Locale, string>>;

/** A group of links in header or footer; `bar` is the bar of the header itself. */
export type MenuPlace =
	| "group-trainings"
	| "gym-services"
	| "other-services"
	| "schedule"
	| "bar"
	| "news"
	| "contact"
	| "footer-services"
	| "footer-more";

/** A page, or a section of it, as search and menus link to it. */
interface PageLink {
	/** Id of the section. */
	anchor?: string;
	/** Title, and a sentence for search results; the server adds what staff edits. */
	sr: readonly [title: string, text?: string];
	en: readonly [title: string, text?: string];
	/** Instead of the title, in menus. */
	label?: Text;
	/** The beginning of its name, for the bar of the header where it is narrow. */
	short?: Text;
	/** Found, but not shown. */
	keywords: string;
	menus?: readonly MenuPlace[];
}

/** For a page of a record: `changed` is an instant, if it is known. */
export interface SitemapEntry {
	path: string;
	changed?: string;
}

export interface Page {
	/** Without the language; the last part may name a record. */
	path: string;
	/** File in `apps/web/app/routes`. */
	route: string;
	/** Query parameters with few values. Only with these is the page cached. */
	params?: readonly string[];
	/** Without header and footer. */
	bare?: true;
	/** False hides it from search engines. A page about records lists each of them. */
	sitemap?: false | ((api: Client) => Promise<SitemapEntry[]>);
	/** The picture that other sites show beside a link: its title, and a key of `pageHeroes` in `media/src/slots.ts`. */
	preview?: Text & { picture: string };
	link?: PageLink;
	/** Instead of `link`, for a page whose sections are linked to one by one. */
	sections?: readonly PageLink[];
}
