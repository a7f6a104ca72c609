import { pictureOf } from "@kvart/media/picture";
import { pageHeroes } from "@kvart/media/slots";
import { loadForm } from "../features/enquiry/enquiry.server.ts";
import { EnquiryForm } from "../features/enquiry/enquiry-form.tsx";
import { handlePost } from "../features/enquiry/plain-post.server.ts";
import { AppRoot } from "../lib/app-root.tsx";
import type { LoaderArgs, MetaArgs, PageProps } from "../lib/page.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { m } from "../paraglide/messages.js";

export async function loader({ site, locale, url }: LoaderArgs) {
	return {
		form: await loadForm("free_training", site.api, locale, {
			path: "/free-training",
			picture: pictureOf(pageHeroes["free-training"], locale),
			chosen: { trial_gym: url.searchParams.get("gym") },
		}),
		title: m.enquiry_free_title(),
		description: m.enquiry_free_description(),
		name: m.enquiry_free_name(),
	};
}

export function action({ site, request, url }: LoaderArgs) {
	return handlePost("free_training", request, url, site);
}

export const meta = (page: MetaArgs<typeof loader>) => pageMeta(page, { ...page.loaderData, preview: "free-training" });

export default function FreeTrainingRoute({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
	return <AppRoot name="enquiry" app={EnquiryForm} props={{ data: loaderData.form, posted: actionData }} />;
}
