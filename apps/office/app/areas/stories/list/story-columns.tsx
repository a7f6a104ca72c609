import type { ListedPost } from "@kvart/contract/staff/stories";
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
