import { data } from "react-router";
import { PostPage } from "../features/stories/post-page.tsx";
import { loadPost } from "../features/stories/story.server.ts";
import { storyMeta } from "../features/stories/story-head.ts";
import { localeOf } from "../i18n/locale.ts";
import { siteContext } from "../lib/site-context.server.ts";
import type { Route } from "./+types/blog-post";

export async function loader({ context, params, url }: Route.LoaderArgs) {
	const { api, publicUrl } = context.get(siteContext);
	const post = await loadPost(api, params.id, { publicUrl, locale: localeOf(url.pathname) });
	if (!post) throw data(null, { status: 404 });
	return post;
}

export const meta: Route.MetaFunction = (page) => storyMeta(page, page.loaderData);

export default function BlogPostRoute({ loaderData }: Route.ComponentProps) {
	return <PostPage data={loaderData} />;
}
