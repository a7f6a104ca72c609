import type { FillReport } from "@kvart/contract/staff/reports";
import type { CalendarDate } from "@kvart/contract/time";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { apiQuery } from "../../lib/queries.ts";
import { m } from "../../paraglide/messages.js";
import { PageHeader } from "../../parts/page-header/page-header.tsx";
import { QueryResult } from "../../parts/states/states.tsx";
import { DateRangeChoice } from "./date-range-choice.tsx";
import { EnquiryCharts } from "./enquiry-charts.tsx";
import { FunnelCharts } from "./funnel-charts.tsx";
import styles from "./reports.module.css";
import { Summary } from "./summary.tsx";
import { FillChart, HoursChart } from "./training-charts.tsx";
import { useReportRange } from "./use-report-range.ts";
import { WaitingChart } from "./waiting-chart.tsx";
import { WeeksChart } from "./weeks-chart.tsx";

function FillCharts({ numbers }: { numbers: FillReport }) {
	const { clubs, trainings, coaches, hours } = numbers;
	return (
		<>
			<div className={styles.whole}>
				<HoursChart rows={hours} />
			</div>
			{clubs.length > 1 && (
				<div className={styles.whole}>
					<FillChart title={m.reports_by_club()} label={m.reports_club()} rows={clubs} />
				</div>
			)}
			<FillChart title={m.reports_by_training()} label={m.reports_training()} rows={trainings} />
			<FillChart
				title={m.reports_by_coach()}
				text={m.reports_by_coach_text()}
				label={m.reports_coach()}
				rows={coaches}
			/>
		</>
	);
}

/** Keeps the previous data visible while loading. */
function useReports(query: { from: CalendarDate; until: CalendarDate }) {
	const keepPrevious = { placeholderData: keepPreviousData };
	return {
		fill: useQuery({ ...apiQuery("getFillNumbers", { query }), ...keepPrevious }),
		bookings: useQuery({ ...apiQuery("getBookingNumbers", { query }), ...keepPrevious }),
		enquiries: useQuery({ ...apiQuery("getEnquiryNumbers", { query }), ...keepPrevious }),
	};
}

type Reports = ReturnType<typeof useReports>;

const dataOf = ({ fill, bookings, enquiries }: Reports) => ({
	fill: fill.data,
	bookings: bookings.data,
	enquiries: enquiries.data,
});

function Overview({ today }: { today: CalendarDate }) {
	const { range, setRange, query, queryBefore } = useReportRange(today);
	const reports = useReports(query);
	const before = useReports(queryBefore);
	const { fill, bookings, enquiries } = reports;
	const funnel = useQuery({ ...apiQuery("getEnquiryFunnel", { query }), placeholderData: keepPreviousData });
	return (
		<>
			<DateRangeChoice range={range} today={today} onChange={setRange} />
			<Summary now={dataOf(reports)} before={dataOf(before)} />
			<div className={styles.charts} data-old={fill.isPlaceholderData || undefined}>
				<div className={styles.whole}>
					<QueryResult query={bookings}>
						{({ weeks, months }) => (
							<>
								<WeeksChart weeks={weeks} range={range} />
								<WaitingChart rows={months} />
							</>
						)}
					</QueryResult>
				</div>
				<QueryResult query={fill}>{(numbers) => <FillCharts numbers={numbers} />}</QueryResult>
				<QueryResult query={enquiries}>{(numbers) => <EnquiryCharts numbers={numbers} />}</QueryResult>
				<QueryResult query={funnel}>{(numbers) => <FunnelCharts numbers={numbers} />}</QueryResult>
			</div>
		</>
	);
}

export function OverviewPage() {
	// The tablet's clock may be wrong.
	const time = useQuery(apiQuery("getTime"));
	return (
		<>
			<PageHeader title={m.reports_title()} text={m.reports_text()} />
			<QueryResult query={time}>{({ date }) => <Overview today={date} />}</QueryResult>
		</>
	);
}
