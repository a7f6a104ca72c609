import { loadVideos } from "../features/videos/videos.server.ts";
import { VideosPage } from "../features/videos/videos-page.tsx";
import type { LoaderArgs, MetaArgs, PageProps } from "../lib/page.ts";
import { pageMeta } from "../lib/page-meta.ts";

export function loader({ locale }: LoaderArgs) {
	return loadVideos(locale);
}

export const meta = (page: MetaArgs<typeof loader>) =>
	pageMeta(page, {
		title: page.loaderData.title,
		description: page.loaderData.description,
		name: page.loaderData.heading,
		preview: "online-trainings",
	});

export default function OnlineTrainingsRoute({ loaderData }: PageProps<typeof loader>) {
	return <VideosPage data={loaderData} />;
}
