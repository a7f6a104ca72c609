import { brand } from "@kvart/contract/brand";
import type { Right } from "@kvart/contract/staff/rights";
import type { LucideIcon } from "lucide-react";
import type { ComponentType } from "react";
import { NavLink } from "react-router";
import { mayEnter, useStaff } from "../lib/staff.ts";
import styles from "./navigation.module.css";

export interface Area {
	path: string;
	label: () => string;
	icon: LucideIcon;
	/** The right that opens it. */
	access: Right;
	/** Loaded on first use. */
	load: () => Promise<{ Component: ComponentType }>;
	/** Shows the club selected in the header; other areas show all clubs of the account. */
	followsClub?: true;
	/** Shows how much is new there, next to the name. */
	Count?: ComponentType;
	/** In the account menu instead of the navigation. */
	inMenu?: true;
}

export function Wordmark() {
	return (
		<span className={styles.mark}>
			{brand.name}
			<i className={styles.block} />
		</span>
	);
}

/** In the rail, names are below the icons. */
export function AreaLinks({ areas, rail, onGo }: { areas: readonly Area[]; rail?: boolean; onGo?: () => void }) {
	const staff = useStaff();
	const open = areas.filter(({ access, inMenu }) => !inMenu && mayEnter(staff, access));
	return (
		<div className={styles.links} data-rail={rail || undefined}>
			{open.map(({ path, label, icon: Icon, Count }) => (
				<NavLink key={path} to={`/${path}`} className={styles.link} {...(onGo && { onClick: onGo })}>
					<Icon size={22} strokeWidth={1.75} aria-hidden />
					<span className={styles.name}>{label()}</span>
					{Count && <Count />}
				</NavLink>
			))}
		</div>
	);
}
