import { loadClubs } from "../features/clubs/clubs.server.ts";
import { ClubsPage } from "../features/clubs/clubs-page.tsx";
import type { LoaderArgs, MetaArgs, PageProps } from "../lib/page.ts";
import { pageMeta } from "../lib/page-meta.ts";

export function loader({ site, locale }: LoaderArgs) {
	const { api, mapTilesUrl } = site;
	return loadClubs(api, locale, mapTilesUrl);
}

export const meta = (page: MetaArgs<typeof loader>) =>
	pageMeta(page, {
		title: page.loaderData.words.title,
		description: page.loaderData.words.description,
		name: page.loaderData.words.heading,
	});

export default function ClubsRoute({ loaderData }: PageProps<typeof loader>) {
	return <ClubsPage data={loaderData} />;
}
