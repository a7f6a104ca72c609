import { EventsPage } from "../features/stories/events-page.tsx";
import { loadEvents } from "../features/stories/lists.server.ts";
import { localeOf } from "../i18n/locale.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { siteContext } from "../lib/site-context.server.ts";
import type { Route } from "./+types/events";

export function loader({ context, url }: Route.LoaderArgs) {
	return loadEvents(context.get(siteContext).api, localeOf(url.pathname));
}

export const meta: Route.MetaFunction = (page) =>
	pageMeta(page, {
		title: page.loaderData?.words.title ?? "",
		description: page.loaderData?.words.description ?? "",
		name: page.loaderData?.words.heading ?? "",
		preview: "events",
	});

export default function EventsRoute({ loaderData }: Route.ComponentProps) {
	return <EventsPage data={loaderData} />;
}
