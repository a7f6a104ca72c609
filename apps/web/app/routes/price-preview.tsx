import { loadPricePreview } from "../features/prices/prices.server.ts";
import { PricesPage } from "../features/prices/prices-page.tsx";
import type { LoaderArgs, MetaArgs, PageProps } from "../lib/page.ts";
import { seo } from "../lib/seo.ts";
import { m } from "../paraglide/messages.js";

/** For staff: the link of the office is signed, and the page is never cached. */
export const headers = { "cache-control": "no-store" };

export function loader({ site, locale, url }: LoaderArgs) {
	return loadPricePreview(site.api, locale, url.searchParams.get("token") ?? "");
}

export const meta = (page: MetaArgs<typeof loader>) =>
	seo(page, { title: m.prices_preview_title(), description: m.prices_description(), hidden: true });

export default function PricePreviewRoute({ loaderData }: PageProps<typeof loader>) {
	return <PricesPage data={loaderData} notice={loaderData.notice} />;
}
