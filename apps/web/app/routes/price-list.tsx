import { loadPrices } from "../features/prices/prices.server.ts";
import { PricesPage } from "../features/prices/prices-page.tsx";
import { localeOf } from "../i18n/locale.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { siteContext } from "../lib/site-context.server.ts";
import type { Route } from "./+types/price-list";

export function loader({ context, url }: Route.LoaderArgs) {
	return loadPrices(context.get(siteContext).api, localeOf(url.pathname));
}

export const meta: Route.MetaFunction = (page) =>
	pageMeta(page, {
		title: page.loaderData?.words.title ?? "",
		description: page.loaderData?.words.description ?? "",
		name: page.loaderData?.words.heading ?? "",
		preview: "price-list",
	});

export default function PricesRoute({ loaderData }: Route.ComponentProps) {
	return <PricesPage data={loaderData} />;
}
