import type { CalendarDate } from "@kvart/contract/time";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { apiQuery } from "../../../lib/queries.ts";
import { mayEnter, useStaff } from "../../../lib/staff.ts";
import { m } from "../../../paraglide/messages.js";
import { PageHeader } from "../../../parts/page-header/page-header.tsx";
import { QueryResult } from "../../../parts/states/states.tsx";
import { DateRangeChoice } from "../date-range-choice.tsx";
import styles from "../reports.module.css";
import { useReportRange } from "../use-report-range.ts";
import { MissCharts, MissTotals } from "./miss-charts.tsx";
import { NoShowMembers } from "./no-show-members.tsx";

function NoShows({ today }: { today: CalendarDate }) {
	const staff = useStaff();
	const { range, setRange, query, queryBefore } = useReportRange(today);
	const keepPrevious = { placeholderData: keepPreviousData };
	const misses = useQuery({ ...apiQuery("getNoShowNumbers", { query }), ...keepPrevious });
	const before = useQuery({ ...apiQuery("getNoShowNumbers", { query: queryBefore }), ...keepPrevious });
	return (
		<>
			<DateRangeChoice range={range} today={today} onChange={setRange} />
			<QueryResult query={misses}>
				{(report) => (
					<>
						<MissTotals total={report.total} before={before.data?.total} />
						<div className={styles.charts} data-old={misses.isPlaceholderData || undefined}>
							<MissCharts report={report} />
						</div>
					</>
				)}
			</QueryResult>
			{mayEnter(staff, "members") && <NoShowMembers query={query} />}
		</>
	);
}

/** Where people do not show up, and who keeps doing so, in a period and the chosen club. */
export function NoShowsPage() {
	const time = useQuery(apiQuery("getTime"));
	return (
		<>
			<PageHeader title={m.reports_no_shows()} text={m.reports_no_shows_text()} />
			<QueryResult query={time}>{({ date }) => <NoShows today={date} />}</QueryResult>
		</>
	);
}
