import { lazy } from "react";
import { loadFreeTraining } from "../features/enquiry/enquiry.server.ts";
import { formModels } from "../features/enquiry/form-model.ts";
import { LateForm } from "../features/enquiry/late-form.tsx";
import { takeForm } from "../features/enquiry/take-form.server.ts";
import { localeOf } from "../i18n/locale.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { siteContext } from "../lib/site-context.server.ts";
import { whenTouched } from "../lib/when-touched.ts";
import { m } from "../paraglide/messages.js";
import type { Route } from "./+types/free-training";

const FreeTrainingForm = lazy(async () => {
	await whenTouched();
	return { default: (await import("../features/enquiry/free-training-form.tsx")).FreeTrainingForm };
});

export async function loader({ context, url }: Route.LoaderArgs) {
	return {
		form: await loadFreeTraining(context.get(siteContext).api, localeOf(url.pathname)),
		title: m.enquiry_free_title(),
		description: m.enquiry_free_description(),
		name: m.enquiry_free_name(),
	};
}

export function action({ context, request, url }: Route.ActionArgs) {
	return takeForm(formModels.free_training, request, url, context.get(siteContext));
}

export const meta: Route.MetaFunction = (page) =>
	pageMeta(page, {
		title: page.loaderData?.title ?? "",
		description: page.loaderData?.description ?? "",
		name: page.loaderData?.name ?? "",
		preview: "free-training",
	});

export default function FreeTrainingRoute({ loaderData, actionData }: Route.ComponentProps) {
	return (
		<LateForm>
			<FreeTrainingForm data={loaderData.form} refused={actionData} />
		</LateForm>
	);
}
