import { data } from "react-router";
import { loadCoaches } from "../features/coaches/coaches.server.ts";
import { CoachesPage } from "../features/coaches/coaches-page.tsx";
import { localeOf } from "../i18n/locale.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { sheetStatus } from "../lib/sheet-status.ts";
import { siteContext } from "../lib/site-context.server.ts";
import type { Route } from "./+types/coaches";

export async function loader({ context, url }: Route.LoaderArgs) {
	const page = await loadCoaches(context.get(siteContext).api, localeOf(url.pathname));
	return data(page, { status: sheetStatus(page.coaches, url.searchParams.get("coach")) });
}

/** Filter and sheet follow the address in the browser; the list itself is loaded once. */
export function shouldRevalidate() {
	return false;
}

export const meta: Route.MetaFunction = (page) =>
	pageMeta(page, {
		title: page.loaderData?.words.title ?? "",
		description: page.loaderData?.words.description ?? "",
		name: page.loaderData?.words.heading ?? "",
		preview: "coaches",
	});

export default function CoachesRoute({ loaderData }: Route.ComponentProps) {
	return <CoachesPage data={loaderData} />;
}
