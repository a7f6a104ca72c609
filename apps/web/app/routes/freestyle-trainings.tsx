import { data } from "react-router";
import { loadTrainings } from "../features/trainings/trainings.server.ts";
import { TrainingsPage } from "../features/trainings/trainings-page.tsx";
import { localeOf } from "../i18n/locale.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { sheetStatus } from "../lib/sheet-status.ts";
import { siteContext } from "../lib/site-context.server.ts";
import type { Route } from "./+types/freestyle-trainings";

export async function loader({ context, url }: Route.LoaderArgs) {
	const page = await loadTrainings(context.get(siteContext).api, localeOf(url.pathname), "freestyle");
	return data(page, { status: sheetStatus(page.trainings, url.searchParams.get("training")) });
}

/** Filter and sheet follow the address in the browser; the list itself is loaded once. */
export function shouldRevalidate() {
	return false;
}

export const meta: Route.MetaFunction = (page) =>
	pageMeta(page, {
		title: page.loaderData?.words.title ?? "",
		description: page.loaderData?.words.description ?? "",
		name: page.loaderData?.words.word ?? "",
		preview: "freestyle-trainings",
	});

export default function FreestyleTrainingsPage({ loaderData }: Route.ComponentProps) {
	return <TrainingsPage data={loaderData} />;
}
