import type { NoShow } from "@kvart/contract/staff/reports";
import type { CalendarDate } from "@kvart/contract/time";
import { Title } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { UserCheck } from "lucide-react";
import { formatDate } from "../../../lib/format.ts";
import { apiQuery } from "../../../lib/queries.ts";
import { fullName } from "../../../lib/staff.ts";
import { m } from "../../../paraglide/messages.js";
import type { Column } from "../../../parts/data-table/column.ts";
import { DataTable } from "../../../parts/data-table/data-table.tsx";
import { EmptyState } from "../../../parts/states/states.tsx";
import styles from "../reports.module.css";

const columns = (): Column<NoShow>[] => [
	{
		key: "name",
		label: m.reports_member(),
		cell: fullName,
		sortBy: ({ last_name, first_name }) => `${last_name} ${first_name}`,
		csv: fullName,
	},
	{ key: "phone", label: m.reports_phone(), narrow: true, cell: ({ phone }) => phone, csv: ({ phone }) => phone },
	{
		key: "missed",
		label: m.reports_no_shows(),
		align: "end",
		cell: (row) => row.no_shows,
		sortBy: (row) => row.no_shows,
	},
	{
		key: "late",
		label: m.reports_late_cancellations(),
		align: "end",
		cell: (row) => row.late_cancellations,
		sortBy: (row) => row.late_cancellations,
	},
	{
		key: "last",
		label: m.reports_last_time(),
		cell: (row) => formatDate(row.last_date),
		sortBy: (row) => row.last_date,
	},
];

interface NoShowMembersProps {
	query: { from: CalendarDate; until: CalendarDate; gym?: string };
}

export function NoShowMembers({ query }: NoShowMembersProps) {
	return (
		<section className={styles.people}>
			<Title order={2} mb="sm">
				{m.reports_no_show_members()}
			</Title>
			<DataTable
				label={m.reports_no_show_members()}
				query={useQuery({ ...apiQuery("listNoShows", { query }), placeholderData: keepPreviousData })}
				columns={columns()}
				rowKey={({ member_id }) => member_id}
				rowTo={({ member_id }) => `/members/list/${member_id}`}
				textOf={(row) => `${fullName(row)} ${row.phone}`}
				fileName={`${m.reports_no_shows_file()} ${query.from} ${query.until}`}
				empty={<EmptyState icon={UserCheck} title={m.reports_no_shows_none()} text={m.reports_no_shows_none_text()} />}
			/>
		</section>
	);
}
