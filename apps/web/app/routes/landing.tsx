import { loadLeadForm } from "../features/enquiry/enquiry.server.ts";
import { takeForm } from "../features/enquiry/take-form.server.ts";
import { loadLanding } from "../features/landing/landing.server.ts";
import { LandingPage } from "../features/landing/landing-page.tsx";
import { localeOf } from "../i18n/locale.ts";
import { faqPage } from "../lib/json-ld-lists.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { siteContext } from "../lib/site-context.server.ts";
import type { Route } from "./+types/landing";
import { leadModel, useLead } from "./lead-screen.tsx";

export async function loader({ context, url }: Route.LoaderArgs) {
	const { api } = context.get(siteContext);
	const [page, form] = await Promise.all([loadLanding(api, localeOf(url.pathname)), loadLeadForm(api, "/landing")]);
	return { page, form, jsonLd: [faqPage(page.questions)] };
}

export function action({ context, request, url }: Route.ActionArgs) {
	return takeForm(leadModel, request, url, context.get(siteContext));
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
	return <LandingPage data={loaderData.page} {...useLead(loaderData.form, actionData)} />;
}
