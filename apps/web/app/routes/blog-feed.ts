import { blogFeed } from "../features/stories/feed.server.ts";
import { localeOf } from "../i18n/locale.ts";
import { siteContext } from "../lib/site-context.server.ts";
import type { Route } from "./+types/blog-feed";

/** The blog for feed readers, one address a language. */
export async function loader({ context, url }: Route.LoaderArgs) {
	const { api, publicUrl } = context.get(siteContext);
	return new Response(await blogFeed(api, localeOf(url.pathname), publicUrl), {
		headers: { "content-type": "application/rss+xml; charset=utf-8", "cache-control": "public, max-age=600" },
	});
}
