import { handlePost } from "../features/enquiry/plain-post.server.ts";
import { loadSignUp } from "../features/landing/landing.server.ts";
import { SignUpPage } from "../features/landing/sign-up-page.tsx";
import type { LoaderArgs, MetaArgs, PageProps } from "../lib/page.ts";
import { loadLead } from "./lead.server.ts";
import { leadForm, leadMeta } from "./lead-screen.tsx";

export function loader({ site, url }: LoaderArgs) {
	return loadLead(loadSignUp, url, site);
}

export function action({ site, request, url }: LoaderArgs) {
	return handlePost("lending_page", request, url, site);
}

export const meta = (page: MetaArgs<typeof loader>) => leadMeta(page, page.loaderData, "sign-up");

export default function SignUpRoute({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
	return <SignUpPage data={loaderData.page} form={leadForm(loaderData.form, actionData)} />;
}
