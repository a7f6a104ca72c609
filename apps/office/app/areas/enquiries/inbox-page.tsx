import type { EnquirySummary, promisedDays } from "@kvart/contract/staff/enquiries";
import { Badge, Button, Text } from "@mantine/core";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { Download, Inbox } from "lucide-react";
import { currentLanguage } from "../../i18n/language.ts";
import { saveFile } from "../../lib/download.ts";
import { formatInstantClock, formatInstantDate } from "../../lib/format.ts";
import { apiPages } from "../../lib/queries.ts";
import { useChange } from "../../lib/use-change.ts";
import { m } from "../../paraglide/messages.js";
import type { Column } from "../../parts/data-table/column.ts";
import { DataTable } from "../../parts/data-table/data-table.tsx";
import { PageHeader } from "../../parts/page-header/page-header.tsx";
import { EmptyState } from "../../parts/states/states.tsx";
import styles from "./enquiries.module.css";
import {
	assigneeLabel,
	dueLabel,
	isMark,
	kindLabel,
	markLabels,
	personLabel,
	statusColors,
	statusLabels,
	urgencyColors,
	urgencyOf,
} from "./enquiry-labels.ts";
import { InboxCounts } from "./inbox-counts.tsx";
import { InboxFilters } from "./inbox-filters.tsx";
import { useEnquiryFilter } from "./use-enquiry-filter.ts";

// Repeated here because the contract's module imports zod; the type keeps both equal.
const promised: typeof promisedDays = { reply: 7, settle: 14 };

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

const columns = (): Column<EnquirySummary>[] => [
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
	{ key: "kind", label: m.enquiries_kind(), cell: ({ kind }) => kindLabel(kind) },
	{ key: "club", label: m.enquiries_club(), cell: ({ gym }) => gym?.name ?? m.enquiries_no_club() },
	{
		key: "status",
		label: m.enquiries_status(),
		cell: ({ status }) => <Badge color={statusColors[status]}>{statusLabels[status]()}</Badge>,
	},
	{ key: "assignee", label: m.enquiries_assignee(), cell: assigneeLabel },
	{ key: "received", label: m.enquiries_received(), narrow: true, cell: (enquiry) => <Received {...enquiry} /> },
];

/** Enquiries, those that have waited longest first. */
export function InboxPage() {
	const state = useEnquiryFilter();
	const query = useInfiniteQuery({
		...apiPages("listEnquiries", state.filter),
		placeholderData: keepPreviousData,
	});
	const download = useChange("exportEnquiries", {
		onDone: (file) => saveFile(file, `${m.enquiries_title().toLowerCase()}.csv`),
	});
	const rows = query.data?.pages.flatMap((page) => page.enquiries);
	return (
		<>
			<PageHeader
				title={m.enquiries_title()}
				text={m.enquiries_text(promised)}
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
				query={{ data: rows, error: query.error, refetch: query.refetch }}
				columns={columns()}
				rowKey={({ id }) => id}
				rowTo={({ id }) => `/enquiries/inbox/${id}`}
				more={{
					has: query.hasNextPage,
					loading: query.isFetchingNextPage,
					load: () => void query.fetchNextPage(),
				}}
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
