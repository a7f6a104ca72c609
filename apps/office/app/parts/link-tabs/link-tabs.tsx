import { NavLink } from "react-router";
import styles from "./link-tabs.module.css";

export interface LinkTab {
	to: string;
	label: string;
}

/** The pages of an area, below its name. */
export function LinkTabs({ label, tabs }: { label: string; tabs: readonly LinkTab[] }) {
	return (
		<nav aria-label={label} className={styles["tabs"]}>
			{tabs.map((tab) => (
				<NavLink key={tab.to} to={tab.to} className={styles["tab"] ?? ""}>
					{tab.label}
				</NavLink>
			))}
		</nav>
	);
}
