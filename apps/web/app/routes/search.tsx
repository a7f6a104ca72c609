import { loadSearch } from "../features/search/search.server.ts";
import { SearchPage } from "../features/search/search-page.tsx";
import type { LoaderArgs, MetaArgs, PageProps } from "../lib/page.ts";
import { seo } from "../lib/seo.ts";
import { m } from "../paraglide/messages.js";

export const loader = ({ site, url, locale }: LoaderArgs) => loadSearch(site.api, locale, url.searchParams.get("q"));

export const meta = (page: MetaArgs<typeof loader>) =>
	seo(page, {
		title: page.loaderData.query === "" ? m.search_title() : m.search_title_for({ query: page.loaderData.query }),
		description: m.search_description(),
		hidden: true,
	});

export default function SearchRoute({ loaderData }: PageProps<typeof loader>) {
	return <SearchPage data={loaderData} />;
}
