import type { Enquiry, EnquiryMember } from "@kvart/contract/staff/enquiries";
import type { EnquiryOutcome, EnquiryStatus } from "@kvart/contract/staff/enquiry-rules";
import { Anchor } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { formatDate, formatList } from "../../lib/format.ts";
import { apiQuery } from "../../lib/queries.ts";
import { m } from "../../paraglide/messages.js";
import { SelectField } from "../../parts/fields/choice-fields.tsx";
import { DateField } from "../../parts/fields/date-fields.tsx";
import { FormGrid } from "../../parts/fields/field-group.tsx";
import { Panel } from "../../parts/panel/panel.tsx";
import type { RecordFormState } from "../../parts/record-form/use-record-form.ts";
import { outcomeLabels, outcomes } from "./enquiry-labels.ts";

export interface HandlingValues {
	status: EnquiryStatus;
	assignee_id: number | null;
	gym_id: number | null;
	outcome: EnquiryOutcome | null;
	follow_up_on: string | null;
	member_id: number | null;
}

const sameLabels = { email: m.enquiries_member_same_email, phone: m.enquiries_member_same_phone } as const;

function memberLabel({ name, since, same }: EnquiryMember): string {
	const shared = formatList(same.map((what) => sameLabels[what]()));
	return m.enquiries_member_option({ name, date: formatDate(since), same: shared });
}

/** A linked member may have another phone and address by now. */
function optionsOf(found: readonly EnquiryMember[], linked: Enquiry["member"]) {
	const options = found.map((member) => ({ value: member.id, label: memberLabel(member) }));
	const isKnown = !linked || found.some(({ id }) => id === linked.id);
	return isKnown ? options : [...options, { value: linked.id, label: linked.name }];
}

/** The outcome for the person, when to get in touch again, and the member. */
export function CourseFields({ enquiry, form }: { enquiry: Enquiry; form: RecordFormState<HandlingValues> }) {
	const { id, member } = enquiry;
	const { data: found = [] } = useQuery(apiQuery("listEnquiryMembers", { params: { id } }));
	const options = optionsOf(found, member);
	return (
		<Panel title={m.enquiries_course()}>
			<FormGrid columns={1}>
				<SelectField
					{...form.control("outcome")}
					clearable
					placeholder={m.enquiries_outcome_none()}
					options={outcomes.map((value) => ({ value, label: outcomeLabels[value]() }))}
					onChange={(outcome) => {
						form.set("outcome", outcome);
						if (outcome !== "joined") form.set("member_id", null);
					}}
				/>
				<DateField {...form.control("follow_up_on")} clearable />
				{options.length > 0 && (
					<SelectField
						{...form.control("member_id")}
						clearable
						description={m.enquiries_member_text()}
						placeholder={m.enquiries_member_none()}
						options={options}
						onChange={(chosen) => {
							form.set("member_id", chosen);
							if (chosen !== null) form.set("outcome", "joined");
						}}
					/>
				)}
				{member && (
					<Anchor component={Link} to={`/members/list/${member.id}`}>
						{m.enquiries_member_open({ name: member.name })}
					</Anchor>
				)}
			</FormGrid>
		</Panel>
	);
}
