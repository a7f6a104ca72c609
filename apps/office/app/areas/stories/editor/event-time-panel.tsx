import { placeLength } from "@kvart/contract/staff/story-rules";
import { useQuery } from "@tanstack/react-query";
import { apiQuery } from "../../../lib/queries.ts";
import { m } from "../../../paraglide/messages.js";
import { SelectField } from "../../../parts/fields/choice-fields.tsx";
import { DateField, TimeField } from "../../../parts/fields/date-fields.tsx";
import { FormGrid, WholeRow } from "../../../parts/fields/field-group.tsx";
import { BilingualField } from "../../../parts/fields/text-fields.tsx";
import { Panel } from "../../../parts/panel/panel.tsx";
import type { RecordFormState } from "../../../parts/record-form/use-record-form.ts";
import type { StoryValues } from "./story-values.ts";

/** When and where an event takes place: in one club, or at a place in words. */
export function EventTimePanel({ form }: { form: RecordFormState<StoryValues> }) {
	const { data: clubs = [] } = useQuery(apiQuery("listGyms"));
	return (
		<Panel title={m.stories_when_and_where()} text={m.stories_when_and_where_text()}>
			<FormGrid>
				<DateField {...form.control("from_date")} clearable />
				<TimeField {...form.control("from_time")} description={m.stories_time_text()} />
				<DateField {...form.control("to_date")} clearable description={m.stories_to_date_text()} />
				<TimeField {...form.control("to_time")} />
				<SelectField
					{...form.control("gym_id")}
					clearable
					placeholder={m.stories_club_none()}
					options={clubs.map(({ id, name }) => ({ value: id, label: name }))}
				/>
				{form.values.gym_id === null && (
					<WholeRow>
						<BilingualField
							label={m.stories_place()}
							description={m.stories_place_text()}
							maxLength={placeLength}
							sr={form.control("place")}
							en={form.control("place_eng")}
						/>
					</WholeRow>
				)}
			</FormGrid>
		</Panel>
	);
}
