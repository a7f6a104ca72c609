import { loadFreeTraining } from "../features/enquiry/enquiry.server.ts";
import { formModels } from "../features/enquiry/form-model.ts";
import { FreeTrainingForm } from "../features/enquiry/free-training-form.tsx";
import { takeForm } from "../features/enquiry/take-form.server.ts";
import { AppRoot } from "../lib/app-root.tsx";
import type { LoaderArgs, MetaArgs, PageProps } from "../lib/page.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { m } from "../paraglide/messages.js";

export async function loader({ site, locale }: LoaderArgs) {
	return {
		form: await loadFreeTraining(site.api, locale),
		title: m.enquiry_free_title(),
		description: m.enquiry_free_description(),
		name: m.enquiry_free_name(),
	};
}

export function action({ site, request, url }: LoaderArgs) {
	return takeForm(formModels.free_training, request, url, site);
}

export const meta = (page: MetaArgs<typeof loader>) =>
	pageMeta(page, {
		title: page.loaderData.title,
		description: page.loaderData.description,
		name: page.loaderData.name,
		preview: "free-training",
	});

export default function FreeTrainingRoute({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
	return <AppRoot name="free-training" app={FreeTrainingForm} props={{ data: loaderData.form, refused: actionData }} />;
}
