import { m } from "../../paraglide/messages.js";
import { type AreaPage, AreaPages } from "../../parts/area-pages/area-pages.tsx";
import { EnquiryPage } from "./enquiry-page.tsx";
import { InboxPage } from "./inbox-page.tsx";

const pages: AreaPage[] = [
	{ path: "inbox", label: m.enquiries_title, element: <InboxPage /> },
	{ path: "inbox/:id", element: <EnquiryPage /> },
];

export function Component() {
	return <AreaPages path="/enquiries" label={m.shell_enquiries()} pages={pages} />;
}
