import { m } from "../../paraglide/messages.js";
import { type AreaPage, AreaPages } from "../../parts/area-pages/area-pages.tsx";
import { videoKinds } from "./kinds/all-kinds.ts";
import { recordPages } from "./record-pages.tsx";
import { ViewsPage } from "./views/views-page.tsx";

const root = "/videos";
const pages: AreaPage[] = [
	...videoKinds.flatMap((any) => any((kind) => recordPages(kind, root))),
	{ path: "views", label: m.records_views, element: <ViewsPage /> },
];

export function Component() {
	return <AreaPages path={root} label={m.records_video_area()} pages={pages} />;
}
