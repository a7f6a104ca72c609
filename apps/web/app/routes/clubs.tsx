import { loadClubs } from "../features/clubs/clubs.server.ts";
import { ClubsPage } from "../features/clubs/clubs-page.tsx";
import type { LoaderArgs, MetaArgs, PageProps } from "../lib/page.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { m } from "../paraglide/messages.js";

export const loader = ({ site, locale }: LoaderArgs) => loadClubs(site.api, locale, site.mapTilesUrl);

export { positionHeaders as headers } from "../lib/position-headers.ts";

export const meta = (page: MetaArgs<typeof loader>) =>
	pageMeta(page, {
		title: m.clubs_title(),
		description: m.clubs_description(),
		name: m.clubs_heading(),
	});

export default function ClubsRoute({ loaderData }: PageProps<typeof loader>) {
	return <ClubsPage data={loaderData} />;
}
