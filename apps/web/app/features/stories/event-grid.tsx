import { ArrowRight } from "lucide";
import { classNames } from "../../ui/class-names/class-names.ts";
import { Heading } from "../../ui/heading/heading.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { Kicker } from "../../ui/kicker/kicker.tsx";
import { CoverCard, CoverLink, CoverPicture } from "./cover-link.tsx";
import styles from "./event-grid.module.css";
import type { EventsData, PreviewCard } from "./stories-data.ts";
import { StoryMeta } from "./story-meta.tsx";
import { TrialBlock } from "./trial-block.tsx";

interface EventGridProps {
	events: readonly PreviewCard[];
	words: EventsData["words"];
}

/** The newest event across the whole width, the others in pairs; an invitation fills a place that stays empty. */
export function EventGrid({ events, words }: EventGridProps) {
	const uneven = events.length % 2 === 0;
	return (
		<ul className={styles.grid}>
			{events.map((event, index) => (
				<li key={event.path} className={classNames(styles.cell, index === 0 && styles.first)}>
					<EventCard event={event} first={index === 0} more={words.more} />
				</li>
			))}
			{uneven && (
				<li className={styles.cell}>
					<TrialBlock words={words.trial} />
				</li>
			)}
		</ul>
	);
}

const sizes = {
	first: "(width >= 1440px) 826px, (width >= 1024px) 60vw, calc(100vw - 2rem)",
	other: "(width >= 1440px) 686px, (width >= 768px) 48vw, calc(100vw - 2rem)",
};

function EventCard({ event, first, more }: { event: PreviewCard; first: boolean; more: string }) {
	return (
		<CoverCard className={styles.event}>
			<CoverPicture
				picture={event.picture}
				sizes={first ? sizes.first : sizes.other}
				priority={first}
				className={styles.picture}
			/>
			<div data-ground={first ? "ink" : "bone"} className={styles.words}>
				{event.kicker && <Kicker>{event.kicker}</Kicker>}
				<Heading level={3} className={styles.title}>
					<CoverLink path={event.path}>{event.title}</CoverLink>
				</Heading>
				<p className={styles.preview}>{event.preview}</p>
				<div className={styles.foot}>
					<StoryMeta date={event.date} isoDate={event.isoDate} />
					<span aria-hidden="true" className={styles.more}>
						{more}
						<Icon glyph={ArrowRight} />
					</span>
				</div>
			</div>
		</CoverCard>
	);
}
