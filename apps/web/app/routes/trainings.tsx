import { data } from "react-router";
import { loadTrainings } from "../features/trainings/trainings.server.ts";
import { TrainingsPage } from "../features/trainings/trainings-page.tsx";
import { barePath, localeOf } from "../i18n/locale.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { sheetStatus } from "../lib/sheet-status.ts";
import { siteContext } from "../lib/site-context.server.ts";
import type { Route } from "./+types/trainings";

/** One file for both families of programmes: the path says which. */
export async function loader({ context, url }: Route.LoaderArgs) {
	const programme = barePath(url.pathname) === "/les-mills-trainings" ? "lesmills" : "freestyle";
	const page = await loadTrainings(context.get(siteContext).api, localeOf(url.pathname), programme);
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
		preview: barePath(page.location.pathname).slice(1),
	});

export default function TrainingsRoute({ loaderData }: Route.ComponentProps) {
	// The other family is another page, not this one with other words.
	return <TrainingsPage key={loaderData.words.word} data={loaderData} />;
}
