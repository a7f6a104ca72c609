import { headerLength, kickerLength, summaryLength } from "@kvart/contract/staff/story-rules";
import { m } from "../../../paraglide/messages.js";
import { BilingualField } from "../../../parts/fields/bilingual-field.tsx";
import { FormGrid, WholeRow } from "../../../parts/fields/form-grid.tsx";
import { SwitchField } from "../../../parts/fields/switch-field.tsx";
import { Panel } from "../../../parts/panel/panel.tsx";
import { PictureField } from "../../../parts/picture-field/picture-field.tsx";
import { RecordForm } from "../../../parts/record-form/record-form.tsx";
import type { RecordFormState } from "../../../parts/record-form/use-record-form.ts";
import { BilingualRichText } from "../../../parts/rich-text/bilingual-rich-text.tsx";
import type { StoryKind } from "../story-words.ts";
import { PublicationPanel } from "./publication-panel.tsx";
import type { StoryValues } from "./story-values.ts";

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

/** Everything that a post or an event is made of. */
export function StoryForm({ kind, form }: { kind: StoryKind; form: Form }) {
	return (
		<RecordForm form={form}>
			<PublicationPanel form={form} />
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
