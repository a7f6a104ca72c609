import type { ReactNode } from "react";
import { Navigate, Route, Routes, useLocation } from "react-router";
import { type Access, mayEnter } from "../../lib/access.ts";
import { useStaff } from "../../lib/staff.ts";
import { LinkTabs } from "../link-tabs/link-tabs.tsx";
import { NotFound } from "../states/not-found.tsx";

export interface AreaPage {
	/** Below the area's own path. */
	path: string;
	/** Of its tab; pages without one (a record, a form) belong to the tab whose path they begin with. */
	label?: () => string;
	element: ReactNode;
	/** Where it is narrower than the area's. */
	access?: Access;
}

interface AreaPagesProps {
	/** The area's own path, such as `/administration`. */
	path: string;
	/** The area's name. */
	label: string;
	pages: readonly AreaPage[];
}

/** The pages of an area: tabs on top where there are several, the first one where nothing is named. */
export function AreaPages({ path: area, label, pages }: AreaPagesProps) {
	const staff = useStaff();
	const { search } = useLocation();
	const open = pages.filter(({ access }) => !access || mayEnter(staff, access));
	const tabs = open.flatMap((page) => (page.label ? [{ to: `${area}/${page.path}`, label: page.label() }] : []));
	return (
		<>
			{tabs.length > 1 && <LinkTabs label={label} tabs={tabs} />}
			<Routes>
				{tabs[0] && <Route index element={<Navigate to={{ pathname: tabs[0].to, search }} replace />} />}
				{open.map(({ path, element }) => (
					<Route key={path} path={path} element={element} />
				))}
				<Route path="*" element={<NotFound />} />
			</Routes>
		</>
	);
}
