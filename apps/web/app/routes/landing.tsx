import { takeForm } from "../features/enquiry/take-form.server.ts";
import { loadLanding } from "../features/landing/landing.server.ts";
import { LandingPage } from "../features/landing/landing-page.tsx";
import { siteContext } from "../lib/site-context.server.ts";
import type { Route } from "./+types/landing";
import { loadLead } from "./lead.server.ts";
import { leadMeta, leadModel, useLead } from "./lead-screen.tsx";

export function loader({ context, url }: Route.LoaderArgs) {
	return loadLead(loadLanding, url, context.get(siteContext));
}

export function action({ context, request, url }: Route.ActionArgs) {
	return takeForm(leadModel, request, url, context.get(siteContext));
}

export const meta: Route.MetaFunction = (page) => leadMeta(page, page.loaderData, "landing");

export default function LandingRoute({ loaderData, actionData }: Route.ComponentProps) {
	return <LandingPage data={loaderData.page} {...useLead(loaderData.form, actionData)} />;
}
