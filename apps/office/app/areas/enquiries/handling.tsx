import type { Enquiry } from "@kvart/contract/staff/enquiries";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { formatDate } from "../../lib/format.ts";
import { apiQuery } from "../../lib/queries.ts";
import { m } from "../../paraglide/messages.js";
import { SelectField } from "../../parts/fields/choice-fields.tsx";
import { FormGrid } from "../../parts/fields/field-group.tsx";
import { Panel } from "../../parts/panel/panel.tsx";
import { RecordForm } from "../../parts/record-form/record-form.tsx";
import { useRecordForm } from "../../parts/record-form/use-record-form.ts";
import { CourseFields, type HandlingValues } from "./course-fields.tsx";
import styles from "./enquiries.module.css";
import { outcomeLabels, statuses, statusLabels } from "./enquiry-labels.ts";
import { showEnquiry } from "./use-enquiry.ts";

interface Named {
	id: number;
	name: string;
}

function optionsOf(people: readonly Named[], current: Named | null) {
	const known = people.some(({ id }) => id === current?.id);
	const all =
		current && !known ? [...people, { ...current, name: current.name || m.enquiries_erased_person() }] : people;
	return all.map(({ id, name }) => ({ value: id, label: name }));
}

function nameOf(list: readonly Named[], id: number | null): string {
	return list.find((one) => one.id === id)?.name ?? "";
}

/** Assignee, club and status, and what becomes of the person. */
export function Handling({ enquiry }: { enquiry: Enquiry }) {
	const { data: clubs = [] } = useQuery(apiQuery("listGyms"));
	const { data: people = [] } = useQuery(apiQuery("listEnquiryAssignees"));
	const form = useRecordForm<Enquiry, HandlingValues>({
		record: enquiry,
		draft: `enquiry:${enquiry.id}`,
		read: ({ status, assignee, gym, outcome, follow_up_on, member }) => ({
			status,
			assignee_id: assignee?.id ?? null,
			gym_id: gym?.id ?? null,
			outcome,
			follow_up_on,
			member_id: member?.id ?? null,
		}),
		fields: {
			status: { label: m.enquiries_status, show: (status) => statusLabels[status]() },
			assignee_id: { label: m.enquiries_assignee, show: (id) => nameOf(people, id) },
			gym_id: { label: m.enquiries_club, show: (id) => nameOf(clubs, id) },
			outcome: { label: m.enquiries_outcome, show: (outcome) => (outcome ? outcomeLabels[outcome]() : "") },
			follow_up_on: { label: m.enquiries_follow_up_on, show: (date) => (date ? formatDate(date) : "") },
			member_id: { label: m.enquiries_member, show: (id) => (id === null ? "" : String(id)) },
		},
		save: (values, version) => api.changeEnquiry({ params: { id: enquiry.id }, body: { ...values, version } }),
		onSaved: showEnquiry,
	});
	const { gym_id } = form.values;
	// Staff of other clubs cannot open it.
	const fitting = people.filter(({ all_clubs, gym_ids }) => all_clubs || gym_id === null || gym_ids.includes(gym_id));
	return (
		<RecordForm form={form}>
			<div className={styles.column}>
				<Panel title={m.enquiries_handling()}>
					<FormGrid columns={1}>
						<SelectField
							{...form.control("status")}
							options={statuses.map((value) => ({ value, label: statusLabels[value]() }))}
							onChange={(status) => status && form.set("status", status)}
						/>
						<SelectField
							{...form.control("assignee_id")}
							clearable
							placeholder={m.enquiries_nobody()}
							options={optionsOf(fitting, enquiry.assignee)}
						/>
						<SelectField
							{...form.control("gym_id")}
							clearable
							placeholder={m.enquiries_no_club()}
							options={optionsOf(clubs, enquiry.gym)}
						/>
					</FormGrid>
				</Panel>
				<CourseFields enquiry={enquiry} form={form} />
			</div>
		</RecordForm>
	);
}
