import { BlogPage } from "../features/stories/blog-page.tsx";
import { feedPath } from "../features/stories/feed-path.ts";
import { loadBlog } from "../features/stories/lists.server.ts";
import { type LoaderArgs, type MetaArgs, NotFoundError, type PageProps } from "../lib/page.ts";
import { pageMeta } from "../lib/page-meta.ts";

export async function loader({ site, url, locale }: LoaderArgs) {
	const blog = await loadBlog(site.api, locale, url.searchParams.get("page"));
	if (!blog) throw new NotFoundError();
	return blog;
}

export const meta = (page: MetaArgs<typeof loader>) =>
	pageMeta(page, {
		title: page.loaderData.words.title,
		description: page.loaderData.words.description,
		name: page.loaderData.words.heading,
		feed: feedPath,
		// Later pages only repeat what the sitemap lists by itself.
		hidden: page.loaderData.page > 1,
	});

export default function BlogRoute({ loaderData }: PageProps<typeof loader>) {
	return <BlogPage data={loaderData} />;
}
