import type { EnquirySummary } from "@kvart/contract/staff/enquiries";
import { promisedDays } from "@kvart/contract/staff/enquiry-rules";
import { Badge, Button, Checkbox, Text } from "@mantine/core";
import { CalendarClock, Download, Inbox } from "lucide-react";
import { useState } from "react";
import { useLocation } from "react-router";
import { currentLanguage } from "../../i18n/language.ts";
import { saveFile } from "../../lib/download.ts";
import { formatDate, formatInstantClock, formatInstantDate } from "../../lib/format.ts";
import { useChange } from "../../lib/use-change.ts";
import { m } from "../../paraglide/messages.js";
import type { Column } from "../../parts/data-table/column.ts";
import { DataTable } from "../../parts/data-table/data-table.tsx";
import { PageHeader } from "../../parts/page-header/page-header.tsx";
import { EmptyState } from "../../parts/states/states.tsx";
import { BulkActions } from "./bulk-actions.tsx";
import styles from "./enquiries.module.css";
import {
	assigneeLabel,
	dueLabel,
	isMark,
	kindLabel,
	markLabels,
	outcomeColors,
	outcomeLabels,
	personLabel,
	statusColors,
	statusLabels,
	urgencyColors,
	urgencyOf,
} from "./enquiry-labels.ts";
import { InboxCounts } from "./inbox-counts.tsx";
import { InboxFilters } from "./inbox-filters.tsx";
import { useEnquiryFilter } from "./use-enquiry-filter.ts";
import { useInbox } from "./use-inbox.ts";

function Person({ enquiry }: { enquiry: EnquirySummary }) {
	return (
		<>
			{personLabel(enquiry)}
			{enquiry.part_count > 0 && (
				<Text span size="sm" c="dimmed">
					{" "}
					{m.enquiries_parts({ count: enquiry.part_count })}
				</Text>
			)}
			<Text size="sm" c="dimmed" className={styles.contact}>
				{enquiry.phone}
			</Text>
			{enquiry.message && (
				<Text span size="sm" className={styles.message}>
					{enquiry.message}
				</Text>
			)}
			{enquiry.new_mail && (
				<Badge color="lime" size="sm" className={styles.mark}>
					{m.enquiries_new_mail_badge()}
				</Badge>
			)}
			{enquiry.marks.filter(isMark).map((mark) => (
				<Badge key={mark} color="warning" size="sm" className={styles.mark}>
					{markLabels[mark].label()}
				</Badge>
			))}
		</>
	);
}

function Kind({ kind, gym }: EnquirySummary) {
	return (
		<>
			{kindLabel(kind)}
			<Text size="sm" c="dimmed">
				{gym?.name ?? m.enquiries_no_club()}
			</Text>
		</>
	);
}

function Received({ created_at }: EnquirySummary) {
	return (
		<>
			{formatInstantDate(created_at)}
			<Text size="sm" c="dimmed">
				{formatInstantClock(created_at)}
			</Text>
		</>
	);
}

/** Where it stands: status, outcome and when to get in touch again. */
function Standing({ status, outcome, follow_up_on }: EnquirySummary) {
	return (
		<div className={styles.standing}>
			<Badge color={statusColors[status]}>{statusLabels[status]()}</Badge>
			{outcome && <Badge color={outcomeColors[outcome]}>{outcomeLabels[outcome]()}</Badge>}
			{follow_up_on && (
				<Text size="sm" className={styles.followUp}>
					<CalendarClock size={16} aria-hidden />
					{m.enquiries_follow_up_badge({ date: formatDate(follow_up_on) })}
				</Text>
			)}
		</div>
	);
}

interface Selection {
	has: (id: number) => boolean;
	toggle: (id: number) => void;
}

const columns = (selection: Selection): Column<EnquirySummary>[] => [
	{
		key: "select",
		label: "",
		control: true,
		narrow: true,
		cell: (enquiry) => (
			<span data-above>
				<Checkbox
					aria-label={m.enquiries_select({ name: personLabel(enquiry) })}
					checked={selection.has(enquiry.id)}
					onChange={() => selection.toggle(enquiry.id)}
				/>
			</span>
		),
	},
	{ key: "person", label: m.enquiries_person(), cell: (enquiry) => <Person enquiry={enquiry} /> },
	{
		key: "due",
		label: m.enquiries_due(),
		cell: (enquiry) => (
			<Badge color={urgencyColors[urgencyOf(enquiry)]} classNames={{ root: styles.due, label: styles.dueWords }}>
				{dueLabel(enquiry)}
			</Badge>
		),
	},
	{ key: "kind", label: m.enquiries_kind(), cell: (enquiry) => <Kind {...enquiry} /> },
	{
		key: "status",
		label: m.enquiries_status(),
		cell: (enquiry) => <Standing {...enquiry} />,
	},
	{ key: "assignee", label: m.enquiries_assignee(), cell: assigneeLabel },
	{ key: "received", label: m.enquiries_received(), narrow: true, cell: (enquiry) => <Received {...enquiry} /> },
];

/** Enquiries, those that have waited longest first. */
export function InboxPage() {
	const state = useEnquiryFilter();
	const { search } = useLocation();
	const { query, more } = useInbox(state.filter);
	const [ids, setIds] = useState<readonly number[]>([]);
	const rows = query.data ?? [];
	const selection = {
		has: (id: number) => ids.includes(id),
		toggle: (id: number) => setIds(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]),
	};
	const download = useChange("exportEnquiries", {
		onDone: (file) => saveFile(file, `${m.enquiries_title().toLowerCase()}.csv`),
	});
	return (
		<>
			<PageHeader
				title={m.enquiries_title()}
				text={m.enquiries_text(promisedDays)}
				actions={
					<Button
						variant="default"
						loading={download.isPending}
						leftSection={<Download size={18} aria-hidden />}
						onClick={() => download.mutate({ query: { ...state.filter, language: currentLanguage() } })}
					>
						{m.enquiries_export()}
					</Button>
				}
			/>
			<InboxCounts />
			<InboxFilters state={state} />
			<DataTable
				label={m.enquiries_title()}
				query={query}
				columns={columns(selection)}
				rowKey={({ id }) => id}
				rowTo={({ id }) => `/enquiries/inbox/${id}${search}`}
				more={more}
				{...(rows.length > 0 && {
					filters: <BulkActions rows={rows} selected={rows.filter(({ id }) => ids.includes(id))} onSelect={setIds} />,
				})}
				empty={
					<EmptyState
						icon={Inbox}
						title={state.isEmpty ? m.enquiries_empty() : m.enquiries_none_found()}
						{...(state.isEmpty && { text: m.enquiries_empty_text() })}
					/>
				}
			/>
		</>
	);
}
