import { EventsPage } from "../features/stories/events-page.tsx";
import { loadEvents } from "../features/stories/stories.server.ts";
import type { LoaderArgs, MetaArgs, PageProps } from "../lib/page.ts";
import { pageMeta } from "../lib/page-meta.ts";
import { m } from "../paraglide/messages.js";

export const loader = ({ site, locale }: LoaderArgs) => loadEvents(site.api, locale);

export const meta = (page: MetaArgs<typeof loader>) =>
	pageMeta(page, {
		title: m.stories_events(),
		description: m.stories_events_description(),
		name: m.stories_events(),
	});

export default function EventsRoute({ loaderData }: PageProps<typeof loader>) {
	return <EventsPage {...loaderData} />;
}
