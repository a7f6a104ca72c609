import { trainingSelection } from "../features/enquiry/enquiry.server.ts";
import { formModels } from "../features/enquiry/form-model.ts";
import { PreferenceForm } from "../features/enquiry/preference-form.tsx";
import { takeForm } from "../features/enquiry/take-form.server.ts";
import { AppRoot } from "../lib/app-root.tsx";
import type { LoaderArgs, MetaArgs, PageProps } from "../lib/page.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { m } from "../paraglide/messages.js";

export function loader({ locale }: LoaderArgs) {
	return {
		form: trainingSelection(locale),
		title: m.enquiry_selection_title(),
		description: m.enquiry_selection_description(),
	};
}

export function action({ site, request, url }: LoaderArgs) {
	return takeForm(formModels.training_selection, request, url, site);
}

export const meta = (page: MetaArgs<typeof loader>) =>
	pageMeta(page, {
		title: page.loaderData.title,
		description: page.loaderData.description,
		name: page.loaderData.title,
		preview: "training-selection",
	});

export default function TrainingSelectionRoute({ loaderData, actionData }: PageProps<typeof loader, typeof action>) {
	return (
		<AppRoot name="training-selection" app={PreferenceForm} props={{ data: loaderData.form, refused: actionData }} />
	);
}
