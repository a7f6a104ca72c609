import { m } from "../../paraglide/messages.js";
import { type AreaPage, AreaPages } from "../../parts/area-pages/area-pages.tsx";
import { CoachHoursPage } from "./coach-hours/coach-hours-page.tsx";
import { CohortsPage } from "./cohorts/cohorts-page.tsx";
import { MembershipsPage } from "./memberships/memberships-page.tsx";
import { NoShowsPage } from "./no-shows/no-shows-page.tsx";
import { OverviewPage } from "./overview-page.tsx";
import { RenewalsPage } from "./renewals/renewals-page.tsx";
import { RevenuePage } from "./revenue/revenue-page.tsx";
import "@mantine/charts/styles.layer.css";

const pages: AreaPage[] = [
	{ path: "overview", label: m.reports_title, element: <OverviewPage /> },
	{ path: "no-shows", label: m.reports_no_shows, element: <NoShowsPage /> },
	{ path: "cohorts", label: m.reports_cohorts, element: <CohortsPage /> },
	{ path: "memberships", label: m.reports_memberships, element: <MembershipsPage />, access: "revenue" },
	{ path: "revenue", label: m.reports_revenue, element: <RevenuePage />, access: "revenue" },
	{ path: "renewals", label: m.reports_renewals, element: <RenewalsPage />, access: "revenue" },
	{ path: "coach-hours", label: m.reports_coach_hours, element: <CoachHoursPage /> },
];

export function Component() {
	return <AreaPages path="/reports" label={m.shell_reports()} pages={pages} />;
}
