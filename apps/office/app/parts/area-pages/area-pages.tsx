import type { Right } from "@kvart/contract/staff/rights";
import { type ReactNode, useEffect, useRef } from "react";
import { Navigate, NavLink, Route, Routes, useLocation } from "react-router";
import { mayEnter, useStaff } from "../../lib/staff.ts";
import { NotFound } from "../states/states.tsx";
import styles from "./area-pages.module.css";

interface LinkTab {
	to: string;
	label: string;
}

/** Scrolls the open tab into view. */
function LinkTabs({ label, tabs }: { label: string; tabs: readonly LinkTab[] }) {
	const list = useRef<HTMLElement>(null);
	const { pathname } = useLocation();

	useEffect(() => {
		const open = list.current?.querySelector<HTMLElement>('[aria-current="page"]');
		if (pathname && open) open.scrollIntoView({ inline: "nearest", block: "nearest" });
	}, [pathname]);

	return (
		<nav ref={list} aria-label={label} className={styles.tabs}>
			{tabs.map((tab) => (
				<NavLink key={tab.to} to={tab.to} className={styles.tab}>
					{tab.label}
				</NavLink>
			))}
		</nav>
	);
}

export interface AreaPage {
	/** Relative to the area. */
	path: string;
	/** Label of the tab; a page without one belongs to the tab whose path it starts with. */
	label?: () => string;
	element: ReactNode;
	/** If narrower than the area's. */
	access?: Right;
}

interface AreaPagesProps {
	/** Such as `/administration`. */
	path: string;
	label: string;
	pages: readonly AreaPage[];
}

/** The area's own path redirects to the first page. */
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
