import type { CSSProperties } from "react";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { m } from "../../paraglide/messages.js";
import { Breadcrumbs } from "../../ui/breadcrumbs/breadcrumbs.tsx";
import { Container } from "../../ui/container/container.tsx";
import { longestWord } from "../../ui/fit-word/fit-word.ts";
import { Kicker } from "../../ui/heading/heading.tsx";
import { PageHead } from "../../ui/page-head/page-head.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
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
			<header data-ground="ink" className={styles.hero}>
				{picture && <Picture picture={picture} sizes="max(100vw, 57rem)" priority fit="cover" />}
				<Container className={styles.inner}>
					<div>
						<StoryTrail data={data} />
					</div>
					<div className={styles.fit}>
						{kicker && <Kicker>{kicker}</Kicker>}
						<h1 className={styles.title} style={{ "--ems": longestWord(title, -0.03) } as CSSProperties}>
							{title}
						</h1>
					</div>
					<div className={styles.foot}>
						<div className={styles.opening}>
							{lead && <p className={styles.lead}>{lead}</p>}
							{facts && <EventWhen facts={facts} linked className={styles.facts} />}
							{facts && <AddToCalendar facts={facts} />}
						</div>
						<StoryMeta date={data.date} isoDate={data.isoDate} minutes={data.minutes} className={styles.meta} />
					</div>
				</Container>
			</header>
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
