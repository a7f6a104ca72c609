import { lazy } from "react";
import { priceWizard } from "../features/enquiry/enquiry.server.ts";
import { formModels } from "../features/enquiry/form-model.ts";
import { LateForm } from "../features/enquiry/late-form.tsx";
import { takeForm } from "../features/enquiry/take-form.server.ts";
import { offerTitleId } from "../features/prices/offer-request.tsx";
import { loadPrices } from "../features/prices/prices.server.ts";
import { PricesPage } from "../features/prices/prices-page.tsx";
import { localeOf } from "../i18n/locale.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { siteContext } from "../lib/site-context.server.ts";
import { whenTouched } from "../lib/when-touched.ts";
import type { Route } from "./+types/price-list";

const PreferenceForm = lazy(async () => {
	await whenTouched();
	return { default: (await import("../features/enquiry/preference-form.tsx")).PreferenceForm };
});

export async function loader({ context, url }: Route.LoaderArgs) {
	const locale = localeOf(url.pathname);
	const prices = await loadPrices(context.get(siteContext).api, locale);
	return { ...prices, form: priceWizard(locale, prices.words.offer.title) };
}

export function action({ context, request, url }: Route.ActionArgs) {
	return takeForm(formModels.price, request, url, context.get(siteContext));
}

export const meta: Route.MetaFunction = (page) =>
	pageMeta(page, {
		title: page.loaderData?.words.title ?? "",
		description: page.loaderData?.words.description ?? "",
		name: page.loaderData?.words.heading ?? "",
		preview: "price-list",
	});

export default function PricesRoute({ loaderData, actionData }: Route.ComponentProps) {
	const request = (
		<LateForm>
			<PreferenceForm data={loaderData.form} refused={actionData} level={2} id={offerTitleId} />
		</LateForm>
	);
	return <PricesPage data={loaderData} request={request} />;
}
