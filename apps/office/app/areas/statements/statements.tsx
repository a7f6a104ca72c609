import { m } from "../../paraglide/messages.js";
import { type AreaPage, AreaPages } from "../../parts/area-pages/area-pages.tsx";
import { ReportPage } from "./report-page.tsx";
import { StatementsPage } from "./statements-page.tsx";

const pages: AreaPage[] = [
	{ path: "list", label: m.statements_title, element: <StatementsPage /> },
	{ path: "list/:id", element: <ReportPage /> },
];

export function Component() {
	return <AreaPages path="/statements" label={m.statements_area()} pages={pages} />;
}
