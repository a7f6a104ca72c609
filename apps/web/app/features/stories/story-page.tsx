import { useLocalePath } from "../../i18n/use-locale.ts";
import { m } from "../../paraglide/messages.js";
import { Breadcrumbs } from "../../ui/breadcrumbs/breadcrumbs.tsx";
import { Hero } from "../../ui/hero/hero.tsx";
import { PageHead } from "../../ui/page-head/page-head.tsx";
import { AddToCalendar, EventWhen } from "./event-when.tsx";
import type { StoryData } from "./story.server.ts";
import { StoryBody } from "./story-body.tsx";
import { StoryMeta } from "./story-card.tsx";
import styles from "./story-page.module.css";

export function PostPage({ data }: { data: StoryData }) {
	return (
		<article>
			<PageHead
				title={data.title}
				size="long"
				picture={data.picture}
				top={<StoryTrail data={data} />}
				action={<StoryMeta date={data.date} isoDate={data.isoDate} minutes={data.minutes} />}
			/>
			<StoryBody data={data} />
		</article>
	);
}

export function EventPage({ data }: { data: StoryData }) {
	const { title, kicker, lead, picture, facts } = data;
	return (
		<article>
			<Hero title={title} kicker={kicker} lead={lead} picture={picture} top={<StoryTrail data={data} />}>
				{facts && <EventWhen facts={facts} linked className={styles.facts} />}
				{facts && <AddToCalendar facts={facts} />}
				<StoryMeta date={data.date} isoDate={data.isoDate} minutes={data.minutes} className={styles.meta} />
			</Hero>
			<StoryBody data={data} invites />
		</article>
	);
}

function StoryTrail({ data: { list, title } }: { data: StoryData }) {
	const localePath = useLocalePath();
	const trail = [
		{ label: m.ui_home(), to: localePath("/") },
		{ label: list.title, to: localePath(list.path) },
	];
	return <Breadcrumbs trail={trail} current={title} />;
}
