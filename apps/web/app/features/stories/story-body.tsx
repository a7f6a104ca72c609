import { useLocalePath } from "../../i18n/use-locale.ts";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { Prose } from "../../ui/prose/prose.tsx";
import { Section } from "../../ui/section/section.tsx";
import { Contents } from "./contents.tsx";
import { Neighbours } from "./neighbours.tsx";
import { Related } from "./related-stories.tsx";
import { Share } from "./share.tsx";
import type { StoryData } from "./stories-data.ts";
import styles from "./story-body.module.css";

interface StoryBodyProps {
	data: StoryData;
	/** Bare path of the list that it belongs to. */
	listPath: string;
	/** Beside the text stands what to do about it. */
	invites?: boolean;
}

/** What posts and events have in common: the text, sharing, and the way on. */
export function StoryBody({ data, listPath, invites = false }: StoryBodyProps) {
	const { words } = data;
	const localePath = useLocalePath();
	return (
		<>
			<Section>
				<div className={styles.columns}>
					<Prose html={data.html} lead className={styles.prose} />
					<aside className={styles.aside}>
						{invites && (
							<div className={styles.trial}>
								<p>{words.trial.text}</p>
								<LinkButton to={localePath("/free-training")} arrow="forward">
									{words.trial.action}
								</LinkButton>
							</div>
						)}
						{data.parts.length > 0 && <Contents title={words.contents} parts={data.parts} />}
						<Share words={words.share} url={data.url} title={data.title} />
					</aside>
				</div>
			</Section>
			<Neighbours words={words} older={data.older} newer={data.newer} listPath={listPath} />
			{data.related.length > 0 && <Related words={words} stories={data.related} listPath={listPath} />}
		</>
	);
}
