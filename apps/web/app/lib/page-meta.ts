import { barePath, localeOf } from "../i18n/locale.ts";
import { m } from "../paraglide/messages.js";
import { breadcrumbList } from "./json-ld-lists.ts";
import { type HeadTag, type PageSeo, seo } from "./seo.ts";

interface PageMeta extends PageSeo {
	/** What the trail calls the page. */
	name: string;
}

/** The head of a page right below the home page; its trail is told to search engines, too. */
export function pageMeta(page: Parameters<typeof seo>[0], { name, ...more }: PageMeta): HeadTag[] {
	const { pathname, publicUrl } = page;
	const trail = breadcrumbList(publicUrl, localeOf(pathname), [
		[m.ui_home(), "/"],
		[name, barePath(pathname)],
	]);
	return seo(page, { ...more, jsonLd: [trail, ...(more.jsonLd ?? [])] });
}
