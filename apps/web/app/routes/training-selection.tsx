import { pictureOf } from "@kvart/media/picture";
import { pageHeroes } from "@kvart/media/slots";
import { loadForm } from "../features/enquiry/enquiry.server.ts";
import { EnquiryForm } from "../features/enquiry/enquiry-form.tsx";
import { handlePost } from "../features/enquiry/plain-post.server.ts";
import { AppRoot } from "../lib/app-root.tsx";
import type { LoaderArgs, MetaArgs, PageProps } from "../lib/page.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { m } from "../paraglide/messages.js";

export async function loader({ site, locale }: LoaderArgs) {
	return {
		form: await loadForm("training_selection", site.api, locale, {
			path: "/training-selection",
			picture: pictureOf(pageHeroes["training-selection"], locale),
		}),
		title: m.enquiry_selection_title(),
		description: m.enquiry_selection_description(),
		name: m.enquiry_selection_title(),
	};
}

export function action({ site, request, url }: LoaderArgs) {
	return handlePost("training_selection", request, url, site);
}

export const meta = (page: MetaArgs<typeof loader>) =>
	pageMeta(page, { ...page.loaderData, preview: "training-selection" });

export default function TrainingSelectionRoute({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
	return <AppRoot name="enquiry" app={EnquiryForm} props={{ data: loaderData.form, posted: actionData }} />;
}
