import { data } from "react-router";
import { loadClub } from "../features/clubs/club.server.ts";
import { ClubPage } from "../features/clubs/club-page.tsx";
import { barePath, localeOf } from "../i18n/locale.ts";
import { seo } from "../lib/seo.ts";
import { siteContext } from "../lib/site-context.server.ts";
import type { Route } from "./+types/club";

/** One file for the twelve addresses: the path is the club's slug. */
export async function loader({ context, url }: Route.LoaderArgs) {
	const { api, ...site } = context.get(siteContext);
	const club = await loadClub(api, barePath(url.pathname).slice(1), localeOf(url.pathname), site);
	if (!club) throw data(null, { status: 404 });
	return club;
}

export const meta: Route.MetaFunction = (page) => (page.loaderData ? seo(page, page.loaderData.head) : []);

export default function ClubRoute({ loaderData }: Route.ComponentProps) {
	return <ClubPage club={loaderData} />;
}
