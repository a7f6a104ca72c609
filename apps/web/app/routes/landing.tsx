import { handlePost } from "../features/enquiry/plain-post.server.ts";
import { loadLanding } from "../features/landing/landing.server.ts";
import { LandingPage } from "../features/landing/landing-page.tsx";
import type { LoaderArgs, MetaArgs, PageProps } from "../lib/page.ts";
import { loadLead } from "./lead.server.ts";
import { leadForm, leadMeta } from "./lead-screen.tsx";

export function loader({ site, url }: LoaderArgs) {
	return loadLead(loadLanding, url, site);
}

export function action({ site, request, url }: LoaderArgs) {
	return handlePost("lending_page", request, url, site);
}

export const meta = (page: MetaArgs<typeof loader>) => leadMeta(page, page.loaderData, "landing");

export default function LandingRoute({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
	return <LandingPage data={loaderData.page} form={leadForm(loaderData.form, actionData)} />;
}
