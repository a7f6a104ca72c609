import { SegmentedControl } from "@mantine/core";
import { m } from "../../../paraglide/messages.js";
import { DateField } from "../../../parts/fields/date-field.tsx";
import { FieldGroup } from "../../../parts/fields/field-group.tsx";
import { FormGrid, WholeRow } from "../../../parts/fields/form-grid.tsx";
import { TimeField } from "../../../parts/fields/time-field.tsx";
import { Panel } from "../../../parts/panel/panel.tsx";
import type { RecordFormState } from "../../../parts/record-form/use-record-form.ts";
import type { Publication, StoryValues } from "./story-values.ts";
import { publicationWords } from "./use-story-form.ts";

const publications = ["draft", "published", "scheduled"] as const satisfies readonly Publication[];

const explanations: Record<Publication, () => string> = {
	draft: m.stories_draft_text,
	published: m.stories_published_text,
	scheduled: m.stories_scheduled_text,
};

/** Whether and from when on people see it. */
export function PublicationPanel({ form }: { form: RecordFormState<StoryValues> }) {
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
							data={publications.map((value) => ({ value, label: publicationWords[value]() }))}
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
