import { loadSearch } from "../features/search/search.server.ts";
import { SearchPage } from "../features/search/search-page.tsx";
import type { LoaderArgs, MetaArgs, PageProps } from "../lib/page.ts";
import { seo } from "../lib/seo.ts";

export function loader({ site, url, locale }: LoaderArgs) {
	return loadSearch(site.api, locale, url.searchParams.get("q"));
}

/** Search engines have their own search. */
export const meta = (page: MetaArgs<typeof loader>) =>
	seo(page, {
		title: page.loaderData.words.title,
		description: page.loaderData.words.description,
		hidden: true,
	});

export default function SearchRoute({ loaderData }: PageProps<typeof loader>) {
	return <SearchPage data={loaderData} />;
}
