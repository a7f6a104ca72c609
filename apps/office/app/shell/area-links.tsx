import { NavLink } from "react-router";
import { mayEnter } from "../lib/access.ts";
import { useStaff } from "../lib/staff.ts";
import type { Area } from "./area.ts";
import styles from "./area-links.module.css";

/** The areas that the account may enter. In the rail names stand below the icons, elsewhere beside them. */
export function AreaLinks({ areas, rail, onGo }: { areas: readonly Area[]; rail?: boolean; onGo?: () => void }) {
	const staff = useStaff();
	const open = areas.filter(({ access, inMenu }) => !inMenu && mayEnter(staff, access));
	return (
		<div className={styles.links} data-rail={rail || undefined}>
			{open.map(({ path, label, icon: Icon }) => (
				<NavLink key={path} to={`/${path}`} className={styles.link ?? ""} {...(onGo && { onClick: onGo })}>
					<Icon size={22} strokeWidth={1.75} aria-hidden />
					<span className={styles.name}>{label()}</span>
				</NavLink>
			))}
		</div>
	);
}
