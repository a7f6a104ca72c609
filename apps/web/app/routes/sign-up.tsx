import { takeForm } from "../features/enquiry/take-form.server.ts";
import { loadSignUp } from "../features/landing/landing.server.ts";
import { SignUpPage } from "../features/landing/sign-up-page.tsx";
import { siteContext } from "../lib/site-context.server.ts";
import type { Route } from "./+types/sign-up";
import { loadLead } from "./lead.server.ts";
import { leadMeta, leadModel, useLead } from "./lead-screen.tsx";

export function loader({ context, url }: Route.LoaderArgs) {
	return loadLead(loadSignUp, url, context.get(siteContext));
}

export function action({ context, request, url }: Route.ActionArgs) {
	return takeForm(leadModel, request, url, context.get(siteContext));
}

export const meta: Route.MetaFunction = (page) => leadMeta(page, page.loaderData, "sign-up");

export default function SignUpRoute({ loaderData, actionData }: Route.ComponentProps) {
	return <SignUpPage data={loaderData.page} {...useLead(loaderData.form, actionData)} />;
}
