import { lazy } from "react";
import { loadLeadForm } from "../features/enquiry/enquiry.server.ts";
import { formModels } from "../features/enquiry/form-model.ts";
import { LateForm } from "../features/enquiry/late-form.tsx";
import { takeForm } from "../features/enquiry/take-form.server.ts";
import { loadLanding } from "../features/landing/landing.server.ts";
import { LandingPage } from "../features/landing/landing-page.tsx";
import { usePickedGym } from "../features/landing/use-picked-gym.ts";
import { localeOf } from "../i18n/locale.ts";
import { faqPage } from "../lib/json-ld-lists.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { siteContext } from "../lib/site-context.server.ts";
import { whenTouched } from "../lib/when-touched.ts";
import type { Route } from "./+types/landing";

const LeadForm = lazy(async () => {
	await whenTouched();
	return { default: (await import("../features/enquiry/lead-form.tsx")).LeadForm };
});

export async function loader({ context, url }: Route.LoaderArgs) {
	const { api } = context.get(siteContext);
	const [page, form] = await Promise.all([loadLanding(api, localeOf(url.pathname)), loadLeadForm(api, "/landing")]);
	return { page, form, jsonLd: [faqPage(page.questions)] };
}

export function action({ context, request, url }: Route.ActionArgs) {
	return takeForm(formModels.lending_page, request, url, context.get(siteContext));
}

export const meta: Route.MetaFunction = ({ loaderData, ...page }) =>
	pageMeta(page, {
		title: loaderData?.page.title ?? "",
		description: loaderData?.page.description ?? "",
		name: loaderData?.page.heading ?? "",
		preview: "landing",
		jsonLd: loaderData?.jsonLd ?? [],
	});

export default function LandingRoute({ loaderData, actionData }: Route.ComponentProps) {
	const { picked, pick } = usePickedGym();
	const form = (
		<LateForm>
			<LeadForm data={loaderData.form} refused={actionData} picked={picked} />
		</LateForm>
	);
	return <LandingPage data={loaderData.page} onPick={pick} form={form} />;
}
