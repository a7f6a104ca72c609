import { blogFeed } from "../features/stories/feed.server.ts";
import { type LoaderArgs, PlainAnswer } from "../lib/page.ts";

export async function loader({ site, locale }: LoaderArgs) {
	const { api, publicUrl } = site;
	return new PlainAnswer({
		body: await blogFeed(api, locale, publicUrl),
		headers: { "content-type": "application/rss+xml; charset=utf-8", "cache-control": "public, max-age=600" },
	});
}
