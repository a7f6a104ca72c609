import { loadSearch } from "../features/search/search.server.ts";
import { SearchPage } from "../features/search/search-page.tsx";
import { localeOf } from "../i18n/locale.ts";
import { seo } from "../lib/seo.ts";
import { siteContext } from "../lib/site-context.server.ts";
import type { Route } from "./+types/search";

export function loader({ context, url }: Route.LoaderArgs) {
	return loadSearch(context.get(siteContext).api, localeOf(url.pathname), url.searchParams.get("q"));
}

/** Search engines have their own search. */
export const meta: Route.MetaFunction = (page) =>
	seo(page, {
		title: page.loaderData?.words.title ?? "",
		description: page.loaderData?.words.description ?? "",
		hidden: true,
	});

export default function SearchRoute({ loaderData }: Route.ComponentProps) {
	return <SearchPage data={loaderData} />;
}
