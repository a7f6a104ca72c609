import { useLocalePath } from "../../i18n/use-locale.ts";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { Heading } from "../../ui/heading/heading.tsx";
import { Section } from "../../ui/section/section.tsx";
import { CoverCard, CoverLink, CoverPicture } from "./cover-link.tsx";
import styles from "./related-stories.module.css";
import type { StoryCard, StoryWords } from "./stories-data.ts";
import { StoryMeta } from "./story-meta.tsx";

interface RelatedProps {
	words: StoryWords;
	stories: readonly StoryCard[];
	listPath: string;
}

export function Related({ words, stories, listPath }: RelatedProps) {
	const localePath = useLocalePath();
	return (
		<Section labelledBy="related" className={styles.related}>
			<div className={styles.head}>
				<Heading level={2} size="l" id="related">
					{words.related}
				</Heading>
				<LinkButton to={localePath(listPath)} look="ghost" arrow="forward">
					{words.all}
				</LinkButton>
			</div>
			<ul className={styles.list}>
				{stories.map((story) => (
					<li key={story.path}>
						<CoverCard className={styles.card}>
							<CoverPicture
								picture={story.picture}
								sizes="(width >= 1440px) 443px, (width >= 768px) 31vw, calc(100vw - 2rem)"
							/>
							<StoryMeta date={story.date} isoDate={story.isoDate} />
							<Heading level={3} size="s">
								<CoverLink path={story.path}>{story.title}</CoverLink>
							</Heading>
						</CoverCard>
					</li>
				))}
			</ul>
		</Section>
	);
}
