import { m } from "../../paraglide/messages.js";
import { type AreaPage, AreaPages } from "../../parts/area-pages/area-pages.tsx";
import { ClassPage } from "./class/class-page.tsx";
import { HoursPage } from "./hours/hours-page.tsx";
import { OffersPage } from "./offers/offers-page.tsx";
import { WeekPage } from "./week/week-page.tsx";

const pages: AreaPage[] = [
	{ path: "week", label: m.own_classes_week, element: <WeekPage /> },
	{ path: "week/:period/:date", element: <ClassPage /> },
	{ path: "offers", label: m.own_classes_offers, element: <OffersPage /> },
	{ path: "hours", label: m.own_classes_hours, element: <HoursPage /> },
];

export function Component() {
	return <AreaPages path="/classes" label={m.own_classes_title()} pages={pages} />;
}
