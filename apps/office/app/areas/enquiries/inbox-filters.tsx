import { enquiryKinds } from "@kvart/contract/enquiries/kinds";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { FilterX, ListFilter } from "lucide-react";
import { useState } from "react";
import { apiQuery } from "../../lib/queries.ts";
import { useStaff } from "../../lib/staff.ts";
import { useTypedSearch } from "../../lib/use-typed-search.ts";
import { m } from "../../paraglide/messages.js";
import { SelectField } from "../../parts/fields/choice-fields.tsx";
import { TextField } from "../../parts/fields/text-fields.tsx";
import styles from "./enquiries.module.css";
import { kindLabel, markLabels, outcomeLabels, outcomes, statuses, statusLabels } from "./enquiry-labels.ts";
import type { FilterName, useEnquiryFilter } from "./use-enquiry-filter.ts";

const marks = ["unproven", "hasty", "trap"] as const;

function useOptions() {
	const { clubs } = useStaff();
	const { data: assignees = [] } = useQuery(apiQuery("listEnquiryAssignees"));
	return {
		status: [
			{ value: "waiting", label: m.enquiries_status_waiting() },
			...statuses.map((value) => ({ value, label: statusLabels[value]() })),
		],
		kind: enquiryKinds.map((value) => ({ value, label: kindLabel(value) })),
		gym: [
			...clubs.map(({ id, name }) => ({ value: String(id), label: name })),
			{ value: "none", label: m.enquiries_no_club() },
		],
		assignee: [
			{ value: "none", label: m.enquiries_nobody() },
			...assignees.map(({ id, name }) => ({ value: String(id), label: name })),
		],
		age: [
			{ value: "fresh", label: m.enquiries_age_fresh() },
			{ value: "reply", label: m.enquiries_age_reply() },
			{ value: "settle", label: m.enquiries_age_settle() },
			{ value: "late", label: m.enquiries_late() },
			{ value: "overdue", label: m.enquiries_overdue() },
		],
		mark: [
			{ value: "none", label: m.enquiries_mark_none() },
			...marks.map((value) => ({ value, label: markLabels[value].label() })),
		],
		outcome: [
			{ value: "none", label: m.enquiries_outcome_none() },
			...outcomes.map((value) => ({ value, label: outcomeLabels[value]() })),
		],
		follow_up: [
			{ value: "due", label: m.enquiries_follow_up_due() },
			{ value: "planned", label: m.enquiries_follow_up_planned() },
		],
	} satisfies Partial<Record<FilterName, { value: string; label: string }[]>>;
}

/** Label and "all" of each filter, in its grammatical gender. */
const choices = {
	status: { label: m.enquiries_status, any: m.enquiries_any },
	kind: { label: m.enquiries_kind, any: m.enquiries_any_feminine },
	gym: { label: m.enquiries_club, any: m.enquiries_any },
	assignee: { label: m.enquiries_assignee, any: m.enquiries_any_feminine },
	age: { label: m.enquiries_age, any: m.enquiries_any_feminine },
	mark: { label: m.enquiries_mark, any: m.enquiries_any_feminine },
	outcome: { label: m.enquiries_outcome, any: m.enquiries_any },
	follow_up: { label: m.enquiries_follow_up, any: m.enquiries_any },
} as const;

export function InboxFilters({ state }: { state: ReturnType<typeof useEnquiryFilter> }) {
	const { filter, set, clear, isEmpty } = state;
	const options = useOptions();
	const applied = filter.text ?? "";
	const [text, setText] = useState(applied);
	const [known, setKnown] = useState(applied);
	// A link or "back" changed the address, not typing.
	if (applied !== known) {
		setKnown(applied);
		if (applied !== text.trim()) setText(applied);
	}
	const search = useTypedSearch((typed) => set({ text: typed }));
	const names = Object.keys(choices) as (keyof typeof choices)[];
	const count = names.filter((name) => filter[name] !== undefined).length;
	const [open, setOpen] = useState(false);
	// Applied filters are never hidden.
	const shown = open || count > 0;
	return (
		<search className={styles.filters}>
			<TextField
				name="text"
				label={m.enquiries_search()}
				value={text}
				maxLength={200}
				onChange={(typed) => {
					setText(typed);
					search(typed);
				}}
			/>
			<div className={styles.filterActions}>
				{count === 0 && (
					<Button
						variant="default"
						aria-expanded={shown}
						leftSection={<ListFilter size={18} aria-hidden />}
						onClick={() => setOpen(!open)}
					>
						{m.enquiries_filters()}
					</Button>
				)}
				{!isEmpty && (
					<Button
						variant="default"
						leftSection={<FilterX size={18} aria-hidden />}
						onClick={() => {
							setText("");
							clear();
						}}
					>
						{m.enquiries_clear()}
					</Button>
				)}
			</div>
			{shown &&
				names.map((name) => (
					<SelectField
						key={name}
						name={name}
						label={choices[name].label()}
						placeholder={choices[name].any()}
						clearable
						options={options[name]}
						value={filter[name] ?? null}
						onChange={(value) => set({ [name]: value })}
					/>
				))}
		</search>
	);
}
