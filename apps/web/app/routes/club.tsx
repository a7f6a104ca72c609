import { loadClub } from "../features/clubs/club.server.ts";
import { ClubPage } from "../features/clubs/club-page.tsx";
import { barePath } from "../i18n/locale.ts";
import { type LoaderArgs, type MetaArgs, NotFoundError, type PageProps } from "../lib/page.ts";
import { seo } from "../lib/seo.ts";

/** One file for the twelve addresses: the path is the club's slug. */
export async function loader({ site, url, locale }: LoaderArgs) {
	const club = await loadClub(site.api, barePath(url.pathname).slice(1), locale, site);
	if (!club) throw new NotFoundError();
	return club;
}

export const meta = (page: MetaArgs<typeof loader>) => seo(page, page.loaderData.head);

export default function ClubRoute({ loaderData }: PageProps<typeof loader>) {
	return <ClubPage club={loaderData} />;
}
