import { loadVideos } from "../features/videos/videos.server.ts";
import { VideosPage } from "../features/videos/videos-page.tsx";
import { localeOf } from "../i18n/locale.ts";
import { pageMeta } from "../lib/page-meta.ts";
import type { Route } from "./+types/online-trainings";

export function loader({ url }: Route.LoaderArgs) {
	return loadVideos(localeOf(url.pathname));
}

export const meta: Route.MetaFunction = (page) =>
	pageMeta(page, {
		title: page.loaderData?.title ?? "",
		description: page.loaderData?.description ?? "",
		name: page.loaderData?.words.heading ?? "",
		preview: "online-trainings",
	});

export default function OnlineTrainingsRoute({ loaderData }: Route.ComponentProps) {
	return <VideosPage data={loaderData} />;
}
