import type { NoShow } from "@kvart/contract/staff/reports";
import type { CalendarDate } from "@kvart/contract/time";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { UserCheck } from "lucide-react";
import { useSearchParams } from "react-router";
import { useClub } from "../../lib/club.ts";
import { formatDate } from "../../lib/format.ts";
import { apiQuery } from "../../lib/queries.ts";
import { fullName } from "../../lib/staff.ts";
import { m } from "../../paraglide/messages.js";
import type { Column } from "../../parts/data-table/column.ts";
import { DataTable } from "../../parts/data-table/data-table.tsx";
import { PageHeader } from "../../parts/page-header/page-header.tsx";
import { EmptyState, QueryResult } from "../../parts/states/states.tsx";
import { rangeFrom } from "./date-range.ts";
import { DateRangeChoice } from "./date-range-choice.tsx";

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

function NoShows({ today }: { today: CalendarDate }) {
	const { club } = useClub();
	const [params, setParams] = useSearchParams();
	const range = rangeFrom(params, today);
	const query = { ...range, ...(club && { gym: String(club.id) }) };
	return (
		<>
			<DateRangeChoice range={range} today={today} onChange={(wanted) => setParams({ ...wanted }, { replace: true })} />
			<DataTable
				label={m.reports_no_shows()}
				query={useQuery({ ...apiQuery("listNoShows", { query }), placeholderData: keepPreviousData })}
				columns={columns()}
				rowKey={({ member_id }) => member_id}
				rowTo={({ member_id }) => `/members/list/${member_id}`}
				textOf={(row) => `${fullName(row)} ${row.phone}`}
				fileName={`${m.reports_no_shows_file()}-${range.from}-${range.until}`}
				empty={<EmptyState icon={UserCheck} title={m.reports_no_shows_none()} text={m.reports_no_shows_none_text()} />}
			/>
		</>
	);
}

/** Who keeps not showing up, in a period and the chosen club. */
export function NoShowsPage() {
	const time = useQuery(apiQuery("getTime"));
	return (
		<>
			<PageHeader title={m.reports_no_shows()} text={m.reports_no_shows_text()} />
			<QueryResult query={time}>{({ date }) => <NoShows today={date} />}</QueryResult>
		</>
	);
}
