import { loadClubs } from "../features/clubs/clubs.server.ts";
import { ClubsPage } from "../features/clubs/clubs-page.tsx";
import { localeOf } from "../i18n/locale.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { siteContext } from "../lib/site-context.server.ts";
import type { Route } from "./+types/clubs";

export function loader({ context, url }: Route.LoaderArgs) {
	const { api, mapTilesUrl } = context.get(siteContext);
	return loadClubs(api, localeOf(url.pathname), mapTilesUrl);
}

export const meta: Route.MetaFunction = (page) =>
	pageMeta(page, {
		title: page.loaderData?.words.title ?? "",
		description: page.loaderData?.words.description ?? "",
		name: page.loaderData?.words.heading ?? "",
		preview: "clubs",
	});

export default function ClubsRoute({ loaderData }: Route.ComponentProps) {
	return <ClubsPage data={loaderData} />;
}
