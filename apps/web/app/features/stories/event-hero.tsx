import type { CSSProperties } from "react";
import { Container } from "../../ui/container/container.tsx";
import { longestWord } from "../../ui/fit-word/fit-word.ts";
import { Kicker } from "../../ui/kicker/kicker.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import styles from "./event-hero.module.css";
import type { StoryData } from "./stories-data.ts";
import { StoryMeta } from "./story-meta.tsx";
import { StoryTrail } from "./story-trail.tsx";

/** As the home banner announced it: the same picture, the same words, huge. */
export function EventHero({ data }: { data: StoryData }) {
	const { words, title, kicker, lead, picture } = data;
	return (
		<header data-ground="ink" className={styles.hero}>
			{picture && <Picture picture={picture} sizes="max(100vw, 57rem)" priority fit="cover" />}
			<Container className={styles.inner}>
				<div className={styles.top}>
					<StoryTrail section={words.section} path="/events" current={title} />
				</div>
				<div className={styles.fit}>
					{kicker && <Kicker>{kicker}</Kicker>}
					<h1 className={styles.title} style={{ "--ems": longestWord(title, -0.03) } as CSSProperties}>
						{title}
					</h1>
				</div>
				<div className={styles.foot}>
					{lead && <p className={styles.lead}>{lead}</p>}
					<StoryMeta date={data.date} isoDate={data.isoDate} minutes={data.minutes} className={styles.meta} />
				</div>
			</Container>
		</header>
	);
}
