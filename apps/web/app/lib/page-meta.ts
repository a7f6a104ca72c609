import type { MetaDescriptor } from "react-router";
import { barePath, localeOf } from "../i18n/locale.ts";
import { m } from "../paraglide/messages.js";
import { breadcrumbList } from "./json-ld-lists.ts";
import { type PageSeo, publicUrlOf, seo } from "./seo.ts";

interface PageMeta extends PageSeo {
	/** What the trail calls the page. */
	name: string;
}

/** The head of a page right below the home page; its trail is told to search engines, too. */
export function pageMeta(page: Parameters<typeof seo>[0], { name, ...more }: PageMeta): MetaDescriptor[] {
	const { pathname } = page.location;
	const trail = breadcrumbList(publicUrlOf(page), localeOf(pathname), [
		[m.ui_home(), "/"],
		[name, barePath(pathname)],
	]);
	return seo(page, { ...more, jsonLd: [trail, ...(more.jsonLd ?? [])] });
}
