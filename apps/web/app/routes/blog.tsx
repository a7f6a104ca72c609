import { BlogPage } from "../features/stories/blog-page.tsx";
import { feedPath } from "../features/stories/feed.server.ts";
import { loadBlog } from "../features/stories/stories.server.ts";
import { type LoaderArgs, type MetaArgs, NotFoundError, type PageProps } from "../lib/page.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { m } from "../paraglide/messages.js";

export async function loader({ site, url, locale }: LoaderArgs) {
	const blog = await loadBlog(site.api, locale, url.searchParams.get("page"));
	if (!blog) throw new NotFoundError();
	return blog;
}

export const meta = (page: MetaArgs<typeof loader>) => {
	const { page: number } = page.loaderData;
	const title = m.stories_blog_title();
	return pageMeta(page, {
		title: number > 1 ? m.stories_blog_page({ title, page: number }) : title,
		description: m.stories_blog_description(),
		name: m.stories_blog(),
		feed: feedPath,
		// All posts are in the sitemap.
		hidden: number > 1,
	});
};

export default function BlogRoute({ loaderData }: PageProps<typeof loader>) {
	return <BlogPage data={loaderData} />;
}
