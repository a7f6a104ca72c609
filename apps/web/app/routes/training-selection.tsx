import { lazy } from "react";
import { trainingSelection } from "../features/enquiry/enquiry.server.ts";
import { formModels } from "../features/enquiry/form-model.ts";
import { LateForm } from "../features/enquiry/late-form.tsx";
import { takeForm } from "../features/enquiry/take-form.server.ts";
import { localeOf } from "../i18n/locale.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { siteContext } from "../lib/site-context.server.ts";
import { whenTouched } from "../lib/when-touched.ts";
import { m } from "../paraglide/messages.js";
import type { Route } from "./+types/training-selection";

const PreferenceForm = lazy(async () => {
	await whenTouched();
	return { default: (await import("../features/enquiry/preference-form.tsx")).PreferenceForm };
});

export function loader({ url }: Route.LoaderArgs) {
	return {
		form: trainingSelection(localeOf(url.pathname)),
		title: m.enquiry_selection_title(),
		description: m.enquiry_selection_description(),
	};
}

export function action({ context, request, url }: Route.ActionArgs) {
	return takeForm(formModels.training_selection, request, url, context.get(siteContext));
}

export const meta: Route.MetaFunction = (page) =>
	pageMeta(page, {
		title: page.loaderData?.title ?? "",
		description: page.loaderData?.description ?? "",
		name: page.loaderData?.title ?? "",
		preview: "training-selection",
	});

export default function TrainingSelectionRoute({ loaderData, actionData }: Route.ComponentProps) {
	return (
		<LateForm>
			<PreferenceForm data={loaderData.form} refused={actionData} />
		</LateForm>
	);
}
