import { ArrowLeft, ArrowRight, type IconNode } from "lucide";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { m } from "../../paraglide/messages.js";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { classNames } from "../../ui/class-names/class-names.ts";
import { Heading } from "../../ui/heading/heading.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { Link } from "../../ui/link/link.tsx";
import { Section } from "../../ui/section/section.tsx";
import styles from "./more-stories.module.css";
import type { StoryData } from "./story.server.ts";
import { CoverCard, CoverLink, CoverPicture, StoryMeta } from "./story-card.tsx";

/** Links to the older and the newer story; the first and the last one link to the whole list instead. */
export function Neighbours({ data: { list, older, newer } }: { data: StoryData }) {
	const all = { path: list.path, title: list.all };
	return (
		<nav aria-label={m.stories_neighbours()} data-ground="ink" className={styles.pair}>
			<Neighbour {...(older ?? all)} label={older ? list.older : list.title} glyph={ArrowLeft} />
			<Neighbour {...(newer ?? all)} label={newer ? list.newer : list.title} glyph={ArrowRight} last />
		</nav>
	);
}

interface NeighbourProps {
	path: string;
	title: string;
	label: string;
	glyph: IconNode;
	last?: boolean;
}

function Neighbour({ path, title, label, glyph, last = false }: NeighbourProps) {
	return (
		<Link to={useLocalePath()(path)} className={classNames(styles.neighbour, last && styles.last)}>
			<span className={styles.label}>
				<Icon glyph={glyph} />
				{label}
			</span>
			<span className={styles.title}>{title}</span>
		</Link>
	);
}

export function Related({ data: { list, related } }: { data: StoryData }) {
	const localePath = useLocalePath();
	return (
		<Section labelledBy="related" className={styles.related}>
			<div className={styles.head}>
				<Heading level={2} size="l" id="related">
					{list.related}
				</Heading>
				<LinkButton to={localePath(list.path)} look="ghost" arrow="forward">
					{list.all}
				</LinkButton>
			</div>
			<ul className={styles.list}>
				{related.map((story) => (
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
