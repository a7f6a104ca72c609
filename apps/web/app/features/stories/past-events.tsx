import { m } from "../../paraglide/messages.js";
import { Heading } from "../../ui/heading/heading.tsx";
import { Section } from "../../ui/section/section.tsx";
import { EventWhen } from "./event-when.tsx";
import styles from "./past-events.module.css";
import type { PreviewCard } from "./stories.server.ts";
import { CoverCard, CoverLink, CoverPicture } from "./story-card.tsx";

/** Rows, so that one past event looks as good as ten. */
export function PastEvents({ events }: { events: readonly PreviewCard[] }) {
	return (
		<Section labelledBy="past" pad="tight">
			<Heading level={2} size="l" id="past" className={styles.heading}>
				{m.stories_events_past()}
			</Heading>
			<ul className={styles.list}>
				{events.map((event) => (
					<li key={event.path}>
						<CoverCard className={styles.row}>
							<CoverPicture
								picture={event.picture}
								sizes="(width >= 1024px) 320px, (width >= 768px) 30vw, calc(100vw - 2rem)"
								className={styles.picture}
							/>
							<div className={styles.texts}>
								<Heading level={3} size="s">
									<CoverLink path={event.path}>{event.title}</CoverLink>
								</Heading>
								{event.facts && <EventWhen facts={event.facts} />}
								<p className={styles.preview}>{event.preview}</p>
							</div>
						</CoverCard>
					</li>
				))}
			</ul>
		</Section>
	);
}
