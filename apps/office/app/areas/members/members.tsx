import { m } from "../../paraglide/messages.js";
import { type AreaPage, AreaPages } from "../../parts/area-pages/area-pages.tsx";
import { MemberPage } from "./member-page.tsx";
import { MembersPage } from "./members-page.tsx";

const pages: AreaPage[] = [
	{ path: "list", label: m.members_title, element: <MembersPage /> },
	{ path: "list/:id", element: <MemberPage /> },
];

export function Component() {
	return <AreaPages path="/members" label={m.shell_members()} pages={pages} />;
}
