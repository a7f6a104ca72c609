import type { HomeBanner, ListedEvent } from "@kvart/contract/staff/stories";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { formatList } from "../../lib/format.ts";
import { apiQuery, invalidateQueries } from "../../lib/queries.ts";
import { m } from "../../paraglide/messages.js";
import { SelectField } from "../../parts/fields/choice-fields.tsx";
import { ListField } from "../../parts/list-field/list-field.tsx";
import { PageHeader } from "../../parts/page-header/page-header.tsx";
import { Panel } from "../../parts/panel/panel.tsx";
import { RecordForm } from "../../parts/record-form/record-form.tsx";
import { useRecordForm } from "../../parts/record-form/use-record-form.ts";
import { QueryResult } from "../../parts/states/states.tsx";
import { EndedBadge, StoryState, StoryTitle } from "./list/story-columns.tsx";
import styles from "./stories.module.css";
import { stateLabel, storyTitle } from "./story-labels.ts";

interface BannerValues {
	/** Null is a row without an event yet. */
	event_ids: (number | null)[];
}

interface BannerFormProps {
	banner: HomeBanner;
	events: readonly ListedEvent[];
}

function BannerForm({ banner, events }: BannerFormProps) {
	const eventOf = (id: number | null) => events.find((event) => event.id === id);
	const titleOf = (id: number | null) => {
		const event = eventOf(id);
		return event ? storyTitle(event) : "";
	};
	const form = useRecordForm<HomeBanner, BannerValues>({
		record: banner,
		draft: "home-banner",
		read: (home) => ({ event_ids: home.events.map(({ id }) => id) }),
		fields: { event_ids: { label: m.stories_banner_order, show: (ids) => formatList(ids.map(titleOf)) } },
		check: ({ event_ids }) => (event_ids.includes(null) ? { event_ids: "required-field" } : {}),
		save: ({ event_ids }, version) =>
			api.changeHomeBanner({ body: { event_ids: event_ids.filter((id) => id !== null), version } }),
		onSaved: () => invalidateQueries("getHomeBanner", "listStaffEvents", "getStaffEvent"),
	});
	const { value, onChange, error } = form.control("event_ids");
	const others = events.filter(({ id }) => !value.includes(id));

	return (
		<RecordForm form={form}>
			<Panel>
				<ListField
					label={m.stories_banner_order()}
					description={m.stories_banner_order_text()}
					value={value}
					onChange={onChange}
					error={error}
					add={others.length > 0 ? { label: m.stories_banner_add(), blank: () => null } : undefined}
					nameOf={titleOf}
				>
					{(id, change, place) => {
						const event = eventOf(id);
						if (event) {
							return (
								<div className={styles.event}>
									<StoryTitle story={event} />
									<StoryState story={event} />
									<EndedBadge event={event} />
								</div>
							);
						}
						return (
							<SelectField
								name={`event_ids.${place}`}
								label={m.stories_event()}
								placeholder={m.stories_banner_choose()}
								value={id}
								onChange={change}
								options={others.map((other) => ({
									value: other.id,
									label: `${storyTitle(other)} (${stateLabel(other)})`,
								}))}
							/>
						);
					}}
				</ListField>
			</Panel>
		</RecordForm>
	);
}

export function BannerPage() {
	const events = useQuery(apiQuery("listStaffEvents"));
	const banner = useQuery(apiQuery("getHomeBanner"));
	return (
		<>
			<PageHeader title={m.stories_banner()} text={m.stories_banner_text()} />
			<QueryResult query={banner}>
				{(home) => <QueryResult query={events}>{(all) => <BannerForm banner={home} events={all} />}</QueryResult>}
			</QueryResult>
		</>
	);
}
