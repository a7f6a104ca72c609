import { loadClub } from "../features/clubs/club.server.ts";
import { ClubPage } from "../features/clubs/club-page.tsx";
import { requestOpeningNotice } from "../features/clubs/opening.server.ts";
import { UnknownAddressError } from "../lib/find-page.ts";
import type { LoaderArgs, MetaArgs, PageProps } from "../lib/page.ts";
import { seo } from "../lib/seo.ts";

export async function loader({ site, params, locale }: LoaderArgs) {
	const club = await loadClub(site.api, params.id, locale, site);
	if (!club) throw new UnknownAddressError();
	return club;
}

export { requestOpeningNotice as action };

export const meta = (page: MetaArgs<typeof loader>) => seo(page, page.loaderData.seo);

export default function ClubRoute({ loaderData, actionData }: PageProps<typeof loader, typeof requestOpeningNotice>) {
	return <ClubPage club={loaderData} answer={actionData} />;
}
