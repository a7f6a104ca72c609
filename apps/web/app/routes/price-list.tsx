import { pictureOf } from "@kvart/media/picture";
import { loadForm } from "../features/enquiry/enquiry.server.ts";
import { EnquiryForm } from "../features/enquiry/enquiry-form.tsx";
import { handlePost } from "../features/enquiry/plain-post.server.ts";
import { offerCatalog } from "../features/prices/offers-json-ld.ts";
import { loadPrices } from "../features/prices/prices.server.ts";
import { offerTitleId, PricesPage } from "../features/prices/prices-page.tsx";
import { AppRoot } from "../lib/app-root.tsx";
import type { LoaderArgs, MetaArgs, PageProps } from "../lib/page.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { m } from "../paraglide/messages.js";

export async function loader({ site, locale }: LoaderArgs) {
	const prices = await loadPrices(site.api, locale, site.payee !== null);
	const form = await loadForm("price", site.api, locale, {
		path: "/price-list#request",
		title: m.prices_offer_title(),
		picture: pictureOf("common/plates-near-1", locale),
	});
	return { ...prices, form };
}

export function action({ site, request, url }: LoaderArgs) {
	return handlePost("price", request, url, site);
}

export const meta = (page: MetaArgs<typeof loader>) =>
	pageMeta(page, {
		title: m.prices_title(),
		description: m.prices_description(),
		name: m.prices_heading(),
		jsonLd: [offerCatalog(page.publicUrl, m.prices_heading(), page.loaderData.groups)],
	});

export default function PricesRoute({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
	const request = (
		<AppRoot
			name="enquiry"
			app={EnquiryForm}
			props={{ data: loaderData.form, posted: actionData, level: 2, id: offerTitleId }}
			load="near"
		/>
	);
	return <PricesPage data={loaderData} request={request} />;
}
