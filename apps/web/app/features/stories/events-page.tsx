import { CalendarDays } from "lucide";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { PageTrail } from "../../ui/breadcrumbs/page-trail.tsx";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { EmptyState } from "../../ui/empty-state/empty-state.tsx";
import { PageHead } from "../../ui/page-head/page-head.tsx";
import { Section } from "../../ui/section/section.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import { EventGrid } from "./event-grid.tsx";
import type { EventsData } from "./stories-data.ts";

export function EventsPage({ data: { words, events } }: { data: EventsData }) {
	const localePath = useLocalePath();
	return (
		<>
			<PageHead title={words.heading} lead={words.lead} top={<PageTrail current={words.heading} />} />
			<Section labelledBy="events">
				<VisuallyHidden as="h2" id="events">
					{words.list}
				</VisuallyHidden>
				{events.length > 0 ? (
					<EventGrid events={events} words={words} />
				) : (
					<EmptyState
						glyph={CalendarDays}
						title={words.empty.title}
						text={words.empty.text}
						action={<LinkButton to={localePath("/freestyle-trainings")}>{words.empty.action}</LinkButton>}
					/>
				)}
			</Section>
		</>
	);
}
