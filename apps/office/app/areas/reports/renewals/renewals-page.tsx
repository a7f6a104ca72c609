import type { Renewal } from "@kvart/contract/staff/revenue";
import { renewalDays } from "@kvart/contract/staff/revenue-rules";
import { Anchor, Badge, Button, SegmentedControl, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { PhoneCall } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { useLanguage } from "../../../i18n/language.ts";
import { useClub } from "../../../lib/club.ts";
import type { CsvColumn } from "../../../lib/download.ts";
import { formatDate, formatInstant } from "../../../lib/format.ts";
import { apiQuery } from "../../../lib/queries.ts";
import { fullName } from "../../../lib/staff.ts";
import { m } from "../../../paraglide/messages.js";
import type { Column } from "../../../parts/data-table/column.ts";
import { DataTable } from "../../../parts/data-table/data-table.tsx";
import { PhoneLink } from "../../../parts/facts/facts.tsx";
import { PageHeader } from "../../../parts/page-header/page-header.tsx";
import { EmptyState } from "../../../parts/states/states.tsx";
import styles from "../reports.module.css";
import { CallDialog } from "./call-dialog.tsx";
import { outcomeColors, outcomeLabels } from "./renewal-labels.ts";

function LastCall({ renewal: { call, ordered } }: { renewal: Renewal }) {
	if (!call) return ordered ? <Badge color="booked">{m.reports_renewal_ordered()}</Badge> : "–";
	return (
		<span className={styles.lines}>
			<Badge color={outcomeColors[call.outcome]}>{outcomeLabels[call.outcome]()}</Badge>
			{call.note && <span>{call.note}</span>}
			<Text span size="sm" c="dimmed">
				{m.reports_renewal_called({ who: call.by, when: formatInstant(call.at) })}
			</Text>
		</span>
	);
}

const columns = (language: string, onCall: (renewal: Renewal) => void): Column<Renewal>[] => [
	{
		key: "name",
		label: m.reports_member(),
		sortBy: ({ last_name, first_name }) => `${last_name} ${first_name}`,
		csv: fullName,
		cell: (row) => (
			<Anchor component={Link} to={`/members/list/${row.member_id}`}>
				{fullName(row)}
			</Anchor>
		),
	},
	{
		key: "phone",
		label: m.reports_phone(),
		narrow: true,
		csv: ({ phone }) => phone,
		cell: ({ phone }) => <PhoneLink phone={phone} />,
	},
	{
		key: "ends",
		label: m.reports_renewal_ends(),
		narrow: true,
		sortBy: ({ ends_on }) => ends_on,
		cell: ({ ends_on }) => formatDate(ends_on),
	},
	{
		key: "plan",
		label: m.reports_plan(),
		sortBy: ({ title, title_eng }) => (language === "sr" ? title : title_eng),
		cell: ({ title, title_eng, club }) => (
			<span className={styles.lines}>
				<span>{language === "sr" ? title : title_eng}</span>
				<Text span size="sm" c="dimmed">
					{club?.name ?? m.reports_all_clubs_plan()}
				</Text>
			</span>
		),
	},
	{
		key: "visits",
		label: m.reports_renewal_visits(),
		align: "end",
		narrow: true,
		sortBy: ({ visits_left }) => visits_left,
		cell: ({ visits_left }) => visits_left ?? "–",
	},
	{
		key: "call",
		label: m.reports_renewal_call(),
		sortBy: ({ call }) => (call ? outcomeLabels[call.outcome]() : ""),
		cell: (renewal) => <LastCall renewal={renewal} />,
	},
	{
		key: "add",
		label: "",
		cell: (renewal) => (
			<Button
				variant="default"
				aria-label={m.reports_renewal_call_of({ name: fullName(renewal) })}
				onClick={() => onCall(renewal)}
			>
				{m.reports_renewal_add()}
			</Button>
		),
	},
];

const csvColumns = (): CsvColumn<Renewal>[] => [
	{ label: m.reports_club(), value: ({ club }) => club?.name ?? m.reports_all_clubs_plan() },
	{ label: m.reports_renewal_note(), value: ({ call }) => call?.note ?? "" },
	{ label: m.reports_renewal_when(), value: ({ call }) => call?.at ?? "" },
	{ label: m.reports_renewal_who(), value: ({ call }) => call?.by ?? "" },
];

const isCalled = ({ call }: Renewal) => call !== null && call.outcome !== "not_reached";

/** Whose membership ends soon, with the phone, and who was called. */
export function RenewalsPage() {
	const language = useLanguage();
	const { club } = useClub();
	const [shown, setShown] = useState("all");
	const [calling, setCalling] = useState<Renewal | null>(null);
	const query = useQuery(apiQuery("listRenewals", { query: { ...(club && { gym: String(club.id) }) } }));
	const data = query.data?.filter((row) => shown === "all" || isCalled(row) === (shown === "called"));
	return (
		<>
			<PageHeader title={m.reports_renewals()} text={m.reports_renewals_text({ days: renewalDays })} />
			<DataTable
				label={m.reports_renewals()}
				query={{ ...query, data }}
				columns={columns(language, setCalling)}
				csvColumns={csvColumns()}
				rowKey={({ membership_id }) => membership_id}
				textOf={(row) => `${fullName(row)} ${row.phone}`}
				filters={
					<SegmentedControl
						aria-label={m.reports_renewal_filter()}
						value={shown}
						onChange={setShown}
						data={[
							{ value: "all", label: m.reports_renewal_all() },
							{ value: "open", label: m.reports_renewal_open() },
							{ value: "called", label: m.reports_renewal_done() },
						]}
					/>
				}
				fileName={m.reports_renewals()}
				empty={<EmptyState icon={PhoneCall} title={m.reports_renewals_none()} text={m.reports_renewals_none_text()} />}
			/>
			{calling && <CallDialog renewal={calling} onClose={() => setCalling(null)} />}
		</>
	);
}
