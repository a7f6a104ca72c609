import { EventPage } from "../features/stories/event-page.tsx";
import { loadEvent } from "../features/stories/story.server.ts";
import { storyMeta } from "../features/stories/story-head.ts";
import { type LoaderArgs, type MetaArgs, NotFoundError, type PageProps } from "../lib/page.ts";

export async function loader({ site, params, locale }: LoaderArgs) {
	const { api, publicUrl } = site;
	const event = await loadEvent(api, params.id, { publicUrl, locale: locale });
	if (!event) throw new NotFoundError();
	return event;
}

export const meta = (page: MetaArgs<typeof loader>) => storyMeta(page, page.loaderData);

export default function EventRoute({ loaderData }: PageProps<typeof loader>) {
	return <EventPage data={loaderData} />;
}
