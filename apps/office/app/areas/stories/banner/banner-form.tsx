import type { HomeBanner, ListedEvent } from "@kvart/contract/staff/stories";
import { api } from "../../../lib/api.ts";
import { forgetAnswers } from "../../../lib/ask.ts";
import { formatList } from "../../../lib/format.ts";
import { m } from "../../../paraglide/messages.js";
import { SelectField } from "../../../parts/fields/select-field.tsx";
import { ListField } from "../../../parts/list-field/list-field.tsx";
import { Panel } from "../../../parts/panel/panel.tsx";
import { RecordForm } from "../../../parts/record-form/record-form.tsx";
import { useRecordForm } from "../../../parts/record-form/use-record-form.ts";
import { StoryState, StoryTitle } from "../list/story-columns.tsx";
import { stateInWords, storyTitle } from "../story-words.ts";
import styles from "./banner-form.module.css";

interface BannerValues {
	/** Null is a place for which no event is chosen yet. */
	event_ids: (number | null)[];
}

interface BannerFormProps {
	banner: HomeBanner;
	events: readonly ListedEvent[];
}

/** The events of the banner in their order; drag them, or move them by the arrows. */
export function BannerForm({ banner, events }: BannerFormProps) {
	const eventOf = (id: number | null) => events.find((event) => event.id === id);
	const titleOf = (id: number | null) => {
		const event = eventOf(id);
		return event ? storyTitle(event) : "";
	};
	const form = useRecordForm<HomeBanner, BannerValues>({
		record: banner,
		read: (home) => ({ event_ids: home.events.map(({ id }) => id) }),
		fields: { event_ids: { label: m.stories_banner_order, show: (ids) => formatList(ids.map(titleOf)) } },
		check: ({ event_ids }) => (event_ids.includes(null) ? { event_ids: "required-field" } : {}),
		save: ({ event_ids }, version) =>
			api.changeHomeBanner({ body: { event_ids: event_ids.filter((id) => id !== null), version } }),
		onSaved: () => forgetAnswers("getHomeBanner", "listStaffEvents", "getStaffEvent"),
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
									label: `${storyTitle(other)} (${stateInWords(other)})`,
								}))}
							/>
						);
					}}
				</ListField>
			</Panel>
		</RecordForm>
	);
}
