import type { FillReport } from "@kvart/contract/staff/reports";
import type { CalendarDate } from "@kvart/contract/time";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { useClub } from "../../lib/club.ts";
import { apiQuery } from "../../lib/queries.ts";
import { m } from "../../paraglide/messages.js";
import { PageHeader } from "../../parts/page-header/page-header.tsx";
import { QueryResult } from "../../parts/states/states.tsx";
import { rangeFrom } from "./date-range.ts";
import { DateRangeChoice } from "./date-range-choice.tsx";
import { EnquiryCharts } from "./enquiry-charts.tsx";
import { NoShowsPage } from "./no-shows-page.tsx";
import styles from "./reports.module.css";
import { Summary } from "./summary.tsx";
import { FillChart, HoursChart, WeeksChart } from "./training-charts.tsx";
import { WaitingChart } from "./waiting-chart.tsx";
import "@mantine/charts/styles.layer.css";
import { type AreaPage, AreaPages } from "../../parts/area-pages/area-pages.tsx";

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

function Reports({ today }: { today: CalendarDate }) {
	const { club } = useClub();
	const [params, setParams] = useSearchParams();
	const range = rangeFrom(params, today);
	const query = { ...range, ...(club && { gym: String(club.id) }) };
	// Keeps the previous data visible while loading.
	const keepPrevious = { placeholderData: keepPreviousData };
	const fill = useQuery({ ...apiQuery("getFillNumbers", { query }), ...keepPrevious });
	const bookings = useQuery({ ...apiQuery("getBookingNumbers", { query }), ...keepPrevious });
	const enquiries = useQuery({ ...apiQuery("getEnquiryNumbers", { query }), ...keepPrevious });
	return (
		<>
			<DateRangeChoice range={range} today={today} onChange={(wanted) => setParams({ ...wanted }, { replace: true })} />
			<Summary fill={fill.data} bookings={bookings.data} enquiries={enquiries.data} />
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
			</div>
		</>
	);
}

function ReportsPage() {
	// The tablet's clock may be wrong.
	const time = useQuery(apiQuery("getTime"));
	return (
		<>
			<PageHeader title={m.reports_title()} text={m.reports_text()} />
			<QueryResult query={time}>{({ date }) => <Reports today={date} />}</QueryResult>
		</>
	);
}

const pages: AreaPage[] = [
	{ path: "overview", label: m.reports_title, element: <ReportsPage /> },
	{ path: "no-shows", label: m.reports_no_shows, element: <NoShowsPage /> },
];

export function Component() {
	return <AreaPages path="/reports" label={m.shell_reports()} pages={pages} />;
}
