import { headerLength, kickerLength, summaryLength } from "@kvart/contract/staff/story-rules";
import { SegmentedControl } from "@mantine/core";
import { m } from "../../../paraglide/messages.js";
import { SwitchField } from "../../../parts/fields/choice-fields.tsx";
import { DateField, TimeField } from "../../../parts/fields/date-fields.tsx";
import { FieldGroup, FormGrid, WholeRow } from "../../../parts/fields/field-group.tsx";
import { BilingualField } from "../../../parts/fields/text-fields.tsx";
import { Panel } from "../../../parts/panel/panel.tsx";
import { PictureField } from "../../../parts/picture-field/picture-field.tsx";
import { RecordForm } from "../../../parts/record-form/record-form.tsx";
import type { RecordFormState } from "../../../parts/record-form/use-record-form.ts";
import { BilingualRichText } from "../../../parts/rich-text/rich-text.tsx";
import type { StoryKind } from "../story-labels.ts";
import { EventTimePanel } from "./event-time-panel.tsx";
import type { Publication, StoryValues } from "./story-values.ts";
import { publicationLabels } from "./use-story-form.ts";

const publications = ["draft", "published", "scheduled"] as const satisfies readonly Publication[];

const explanations: Record<Publication, () => string> = {
	draft: m.stories_draft_text,
	published: m.stories_published_text,
	scheduled: m.stories_scheduled_text,
};

function PublicationPanel({ form }: { form: RecordFormState<StoryValues> }) {
	const { publication } = form.values;
	return (
		<Panel title={m.stories_publication()}>
			<FormGrid>
				<WholeRow>
					<FieldGroup label={m.stories_who_sees()} description={explanations[publication]()}>
						<SegmentedControl
							aria-label={m.stories_who_sees()}
							value={publication}
							onChange={(value) => form.set("publication", value)}
							data={publications.map((value) => ({ value, label: publicationLabels[value]() }))}
						/>
					</FieldGroup>
				</WholeRow>
				{publication === "scheduled" && (
					<>
						<DateField {...form.control("day")} required />
						<TimeField {...form.control("time")} required description={m.stories_clock_text()} />
					</>
				)}
				<DateField {...form.control("date")} clearable description={m.stories_date_text()} />
			</FormGrid>
		</Panel>
	);
}

type Form = RecordFormState<StoryValues>;

function EventFields({ form }: { form: Form }) {
	return (
		<>
			<WholeRow>
				<BilingualField
					label={m.stories_kicker()}
					description={m.stories_kicker_text()}
					maxLength={kickerLength}
					sr={form.control("kicker")}
					en={form.control("kicker_eng")}
				/>
			</WholeRow>
			<WholeRow>
				<BilingualField
					label={m.stories_summary()}
					description={m.stories_summary_text()}
					multiline
					maxLength={summaryLength}
					sr={form.control("summary")}
					en={form.control("summary_eng")}
				/>
			</WholeRow>
		</>
	);
}

function BannerPanel({ form }: { form: Form }) {
	return (
		<Panel title={m.stories_banner()} text={m.stories_banner_panel_text()}>
			<FormGrid columns={1}>
				<SwitchField {...form.control("in_banner")} />
				<PictureField {...form.control("home_photo")} kind="banner" description={m.stories_home_photo_text()} />
			</FormGrid>
		</Panel>
	);
}

export function StoryForm({ kind, form }: { kind: StoryKind; form: Form }) {
	return (
		<RecordForm form={form}>
			<PublicationPanel form={form} />
			{kind === "event" && <EventTimePanel form={form} />}
			<Panel title={m.stories_words()}>
				<FormGrid>
					<WholeRow>
						<BilingualField
							label={m.stories_title()}
							required
							maxLength={headerLength}
							sr={form.control("header")}
							en={form.control("header_eng")}
						/>
					</WholeRow>
					{kind === "event" && <EventFields form={form} />}
					<WholeRow>
						<BilingualRichText
							label={m.stories_text()}
							pictures
							sr={form.control("text")}
							en={form.control("text_eng")}
						/>
					</WholeRow>
				</FormGrid>
			</Panel>
			<Panel>
				<PictureField {...form.control("photo")} kind="story" description={m.stories_photo_text()} />
			</Panel>
			{kind === "event" && <BannerPanel form={form} />}
		</RecordForm>
	);
}
