import { data } from "react-router";
import { EventPage } from "../features/stories/event-page.tsx";
import { loadEvent } from "../features/stories/story.server.ts";
import { storyMeta } from "../features/stories/story-head.ts";
import { localeOf } from "../i18n/locale.ts";
import { siteContext } from "../lib/site-context.server.ts";
import type { Route } from "./+types/event";

export async function loader({ context, params, url }: Route.LoaderArgs) {
	const { api, publicUrl } = context.get(siteContext);
	const event = await loadEvent(api, params.id, { publicUrl, locale: localeOf(url.pathname) });
	if (!event) throw data(null, { status: 404 });
	return event;
}

export const meta: Route.MetaFunction = (page) => storyMeta(page, page.loaderData);

export default function EventRoute({ loaderData }: Route.ComponentProps) {
	return <EventPage data={loaderData} />;
}
