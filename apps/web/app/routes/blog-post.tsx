import { PostPage } from "../features/stories/post-page.tsx";
import { loadPost } from "../features/stories/story.server.ts";
import { storyMeta } from "../features/stories/story-head.ts";
import { type LoaderArgs, type MetaArgs, NotFoundError, type PageProps } from "../lib/page.ts";

export async function loader({ site, params, locale }: LoaderArgs) {
	const { api, publicUrl } = site;
	const post = await loadPost(api, params.id, { publicUrl, locale: locale });
	if (!post) throw new NotFoundError();
	return post;
}

export const meta = (page: MetaArgs<typeof loader>) => storyMeta(page, page.loaderData);

export default function BlogPostRoute({ loaderData }: PageProps<typeof loader>) {
	return <PostPage data={loaderData} />;
}
