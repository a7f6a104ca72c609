import { ArrowRight, CalendarDays } from "lucide";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { m } from "../../paraglide/messages.js";
import { PageTrail } from "../../ui/breadcrumbs/breadcrumbs.tsx";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { classNames } from "../../ui/class-names/class-names.ts";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { Heading, Kicker } from "../../ui/heading/heading.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { Link } from "../../ui/link/link.tsx";
import { PageHead } from "../../ui/page-head/page-head.tsx";
import { Section } from "../../ui/section/section.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import { EventWhen } from "./event-when.tsx";
import styles from "./events-page.module.css";
import { PastEvents } from "./past-events.tsx";
import type { PreviewCard } from "./stories.server.ts";
import { CoverCard, CoverLink, CoverPicture, StoryMeta } from "./story-card.tsx";

interface EventsPageProps {
	/** Also those without dates. */
	coming: readonly PreviewCard[];
	past: readonly PreviewCard[];
}

export function EventsPage({ coming, past }: EventsPageProps) {
	const localePath = useLocalePath();
	return (
		<>
			<PageHead
				title={m.stories_events()}
				lead={m.stories_events_lead()}
				top={<PageTrail current={m.stories_events()} />}
			/>
			<Section labelledBy="events">
				<VisuallyHidden as="h2" id="events">
					{m.stories_events_list()}
				</VisuallyHidden>
				{coming.length > 0 ? (
					<EventGrid events={coming} />
				) : (
					<EmptyState
						glyph={CalendarDays}
						title={m.stories_events_empty_title()}
						text={m.stories_events_empty_text()}
						action={<LinkButton to={localePath("/freestyle-trainings")}>{m.stories_events_empty_action()}</LinkButton>}
					/>
				)}
			</Section>
			{past.length > 0 && <PastEvents events={past} />}
		</>
	);
}

/** The next event at full width, the others in pairs; an empty place is filled by the link to the free training. */
function EventGrid({ events }: { events: readonly PreviewCard[] }) {
	const localePath = useLocalePath();
	const uneven = events.length % 2 === 0;
	return (
		<ul className={styles.grid}>
			{events.map((event, index) => (
				<li key={event.path} className={classNames(styles.cell, index === 0 && styles.first)}>
					<EventCard event={event} first={index === 0} />
				</li>
			))}
			{uneven && (
				<li className={styles.cell}>
					<Link to={localePath("/free-training")} data-ground="lime" className={styles.trial}>
						<span className={styles.trialText}>{m.stories_trial_text()}</span>
						<span className={styles.trialTitle}>
							{m.stories_trial_action()}
							<span className={styles.trialArrow}>
								<Icon glyph={ArrowRight} />
							</span>
						</span>
					</Link>
				</li>
			)}
		</ul>
	);
}

const sizes = {
	first: "(width >= 1440px) 826px, (width >= 1024px) 60vw, calc(100vw - 2rem)",
	other: "(width >= 1440px) 686px, (width >= 768px) 48vw, calc(100vw - 2rem)",
};

function EventCard({ event, first }: { event: PreviewCard; first: boolean }) {
	return (
		<CoverCard className={styles.event}>
			<CoverPicture
				picture={event.picture}
				sizes={first ? sizes.first : sizes.other}
				priority={first}
				className={styles.picture}
			/>
			<div data-ground={first ? "ink" : "bone"} className={styles.texts}>
				{event.kicker && <Kicker>{event.kicker}</Kicker>}
				<Heading level={3} className={styles.title}>
					<CoverLink path={event.path}>{event.title}</CoverLink>
				</Heading>
				{event.facts && <EventWhen facts={event.facts} />}
				<p className={styles.preview}>{event.preview}</p>
				<div className={styles.foot}>
					<StoryMeta date={event.date} isoDate={event.isoDate} />
					<span aria-hidden="true" className={styles.more}>
						{m.stories_more()}
						<Icon glyph={ArrowRight} />
					</span>
				</div>
			</div>
		</CoverCard>
	);
}
