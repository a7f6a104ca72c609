import type { ListedEvent, ListedPost } from "@kvart/contract/staff/stories";
import { Badge } from "@mantine/core";
import { ImageOff } from "lucide-react";
import { formatDate } from "../../../lib/format.ts";
import { m } from "../../../paraglide/messages.js";
import type { Column } from "../../../parts/data-table/column.ts";
import styles from "../stories.module.css";
import { stateColors, stateLabel, stateLabels, storyTitle } from "../story-labels.ts";

export function StoryTitle({ story }: { story: ListedPost }) {
	return (
		<span className={styles.title}>
			{story.photo_url ? (
				<img src={story.photo_url} alt="" loading="lazy" className={styles.picture} />
			) : (
				<span className={styles.picture}>
					<ImageOff size={18} aria-hidden />
				</span>
			)}
			<span>{storyTitle(story)}</span>
		</span>
	);
}

export function StoryState({ story }: { story: ListedPost }) {
	return <Badge color={stateColors[story.state]}>{stateLabel(story)}</Badge>;
}

/** First and last day; empty for offers without dates. */
function eventDays({ from_date, to_date }: ListedEvent): string {
	const days = [from_date, to_date === from_date ? null : to_date];
	return days
		.filter((day) => day !== null)
		.map(formatDate)
		.join(" – ");
}

export function EndedBadge({ event }: { event: ListedEvent }) {
	return event.ended && <Badge color="gray">{m.stories_ended()}</Badge>;
}

export function eventColumns(): Column<ListedEvent>[] {
	return [
		{
			key: "when",
			label: m.stories_when(),
			sortBy: ({ from_date }) => from_date ?? "",
			csv: eventDays,
			cell: (event) => (
				<>
					{eventDays(event)} <EndedBadge event={event} />
				</>
			),
		},
		{
			key: "banner",
			label: m.stories_banner(),
			sortBy: ({ in_banner }) => Number(in_banner),
			csv: ({ in_banner }) => (in_banner ? m.parts_yes() : m.parts_no()),
			cell: ({ in_banner }) => in_banner && <Badge color="ink">{m.stories_in_banner()}</Badge>,
			narrow: true,
		},
	];
}

export function storyColumns(): Column<ListedPost>[] {
	return [
		{
			key: "title",
			label: m.stories_title(),
			sortBy: storyTitle,
			cell: (story) => <StoryTitle story={story} />,
		},
		{
			key: "state",
			label: m.stories_state(),
			sortBy: ({ state }) => stateLabels[state](),
			csv: stateLabel,
			cell: (story) => <StoryState story={story} />,
		},
		{
			key: "date",
			label: m.stories_date(),
			sortBy: ({ date }) => date,
			cell: ({ date }) => formatDate(date),
			narrow: true,
		},
		{
			key: "english",
			label: m.stories_english(),
			sortBy: ({ translated }) => Number(translated),
			csv: ({ translated }) => (translated ? m.parts_yes() : m.parts_no()),
			cell: ({ translated }) =>
				translated ? m.parts_yes() : <Badge color="warning">{m.parts_not_translated()}</Badge>,
			narrow: true,
		},
	];
}
