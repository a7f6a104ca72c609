import { barePath, localeOf } from "../i18n/locale.ts";
import { m } from "../paraglide/messages.js";
import { breadcrumbList } from "./json-ld-lists.ts";
import { type HeadTag, type PageSeo, seo } from "./seo.ts";

interface PageMeta extends PageSeo {
	/** In the breadcrumbs. */
	name: string;
}

/** The head of a page below the home page, with breadcrumbs for search engines. */
export function pageMeta(page: Parameters<typeof seo>[0], { name, ...more }: PageMeta): HeadTag[] {
	const { pathname, publicUrl } = page;
	const trail = breadcrumbList(publicUrl, localeOf(pathname), [
		[m.ui_home(), "/"],
		[name, barePath(pathname)],
	]);
	return seo(page, { ...more, jsonLd: [trail, ...(more.jsonLd ?? [])] });
}
