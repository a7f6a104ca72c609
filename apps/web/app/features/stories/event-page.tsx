import { EventHero } from "./event-hero.tsx";
import type { StoryData } from "./stories-data.ts";
import { StoryBody } from "./story-body.tsx";

export function EventPage({ data }: { data: StoryData }) {
	return (
		<article>
			<EventHero data={data} />
			<StoryBody data={data} listPath="/events" invites />
		</article>
	);
}
