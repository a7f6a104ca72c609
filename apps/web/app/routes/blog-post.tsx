import { loadPost, storyMeta } from "../features/stories/story.server.ts";
import { PostPage } from "../features/stories/story-page.tsx";
import { type LoaderArgs, type MetaArgs, NotFoundError, type PageProps } from "../lib/page.ts";

export async function loader({ site, params, locale }: LoaderArgs) {
	const post = await loadPost(site.api, params.id, { publicUrl: site.publicUrl, locale });
	if (!post) throw new NotFoundError();
	return post;
}

export const meta = (page: MetaArgs<typeof loader>) => storyMeta(page, page.loaderData);

export default function BlogPostRoute({ loaderData }: PageProps<typeof loader>) {
	return <PostPage data={loaderData} />;
}
