import { loadEvent, storyMeta } from "../features/stories/story.server.ts";
import { EventPage } from "../features/stories/story-page.tsx";
import { type LoaderArgs, type MetaArgs, NotFoundError, type PageProps } from "../lib/page.ts";

export async function loader({ site, params, locale }: LoaderArgs) {
	const event = await loadEvent(site.api, params.id, { publicUrl: site.publicUrl, locale });
	if (!event) throw new NotFoundError();
	return event;
}

export const meta = (page: MetaArgs<typeof loader>) => storyMeta(page, page.loaderData);

export default function EventRoute({ loaderData }: PageProps<typeof loader>) {
	return <EventPage data={loaderData} />;
}
