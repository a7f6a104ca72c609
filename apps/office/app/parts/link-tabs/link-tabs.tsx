import { useEffect, useRef } from "react";
import { NavLink, useLocation } from "react-router";
import styles from "./link-tabs.module.css";

export interface LinkTab {
	to: string;
	label: string;
}

/** The pages of an area, below its name. Where they do not fit, the open one is brought into view. */
export function LinkTabs({ label, tabs }: { label: string; tabs: readonly LinkTab[] }) {
	const list = useRef<HTMLElement>(null);
	const { pathname } = useLocation();

	useEffect(() => {
		const open = list.current?.querySelector<HTMLElement>('[aria-current="page"]');
		if (pathname && open) open.scrollIntoView({ inline: "nearest", block: "nearest" });
	}, [pathname]);

	return (
		<nav ref={list} aria-label={label} className={styles.tabs}>
			{tabs.map((tab) => (
				<NavLink key={tab.to} to={tab.to} className={styles.tab ?? ""}>
					{tab.label}
				</NavLink>
			))}
		</nav>
	);
}
