import { priceWizard } from "../features/enquiry/enquiry.server.ts";
import { formModels } from "../features/enquiry/form-model.ts";
import { PreferenceForm } from "../features/enquiry/preference-form.tsx";
import { takeForm } from "../features/enquiry/take-form.server.ts";
import { loadPrices } from "../features/prices/prices.server.ts";
import { offerTitleId, PricesPage } from "../features/prices/prices-page.tsx";
import { AppRoot } from "../lib/app-root.tsx";
import type { LoaderArgs, MetaArgs, PageProps } from "../lib/page.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { m } from "../paraglide/messages.js";

export async function loader({ site, locale }: LoaderArgs) {
	const prices = await loadPrices(site.api, locale);
	return { ...prices, form: priceWizard(locale, m.prices_offer_title()) };
}

export function action({ site, request, url }: LoaderArgs) {
	return takeForm(formModels.price, request, url, site);
}

export const meta = (page: MetaArgs<typeof loader>) =>
	pageMeta(page, {
		title: m.prices_title(),
		description: m.prices_description(),
		name: m.prices_heading(),
	});

export default function PricesRoute({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
	const request = (
		<AppRoot
			name="price-request"
			app={PreferenceForm}
			props={{ data: loaderData.form, posted: actionData, level: 2, id: offerTitleId }}
			load="near"
		/>
	);
	return <PricesPage data={loaderData} request={request} />;
}
