import { data } from "react-router";
import { BlogPage } from "../features/stories/blog-page.tsx";
import { feedPath } from "../features/stories/feed-path.ts";
import { loadBlog } from "../features/stories/lists.server.ts";
import { localeOf } from "../i18n/locale.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { siteContext } from "../lib/site-context.server.ts";
import type { Route } from "./+types/blog";

export async function loader({ context, url }: Route.LoaderArgs) {
	const blog = await loadBlog(context.get(siteContext).api, localeOf(url.pathname), url.searchParams.get("page"));
	if (!blog) throw data(null, { status: 404 });
	return blog;
}

export const meta: Route.MetaFunction = (page) =>
	pageMeta(page, {
		title: page.loaderData?.words.title ?? "",
		description: page.loaderData?.words.description ?? "",
		name: page.loaderData?.words.heading ?? "",
		preview: "blog",
		feed: feedPath,
		// Later pages only repeat what the sitemap lists by itself.
		hidden: page.loaderData !== undefined && page.loaderData.page > 1,
	});

export default function BlogRoute({ loaderData }: Route.ComponentProps) {
	return <BlogPage data={loaderData} />;
}
