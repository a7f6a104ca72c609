import { EventsPage } from "../features/stories/events-page.tsx";
import { loadEvents } from "../features/stories/lists.server.ts";
import type { LoaderArgs, MetaArgs, PageProps } from "../lib/page.ts";
import { pageMeta } from "../lib/page-meta.ts";

export function loader({ site, locale }: LoaderArgs) {
	return loadEvents(site.api, locale);
}

export const meta = (page: MetaArgs<typeof loader>) =>
	pageMeta(page, {
		title: page.loaderData.words.title,
		description: page.loaderData.words.description,
		name: page.loaderData.words.heading,
	});

export default function EventsRoute({ loaderData }: PageProps<typeof loader>) {
	return <EventsPage data={loaderData} />;
}
