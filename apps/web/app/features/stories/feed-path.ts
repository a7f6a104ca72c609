import type { MetaDescriptor } from "react-router";
import { localeOf, localePath } from "../../i18n/locale.ts";
import { publicUrlOf } from "../../lib/seo.ts";

/** Bare path of the blog's feed. */
export const feedPath = "/blog/feed.xml";

/** Lets readers and browsers find the feed from a page of the blog. */
export function feedLink(page: Parameters<typeof publicUrlOf>[0] & { location: { pathname: string } }): MetaDescriptor {
	return {
		tagName: "link",
		rel: "alternate",
		type: "application/rss+xml",
		title: "RSS",
		href: publicUrlOf(page) + localePath(feedPath, localeOf(page.location.pathname)),
	};
}
