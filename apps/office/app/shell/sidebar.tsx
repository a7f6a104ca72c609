import { VisuallyHidden } from "@mantine/core";
import { Link } from "react-router";
import { m } from "../paraglide/messages.js";
import type { Area } from "./area.ts";
import { AreaLinks } from "./area-links.tsx";
import styles from "./shell.module.css";
import { Wordmark } from "./wordmark.tsx";

/** On the left from tablets up; phones have the drawer of the header. */
export function Sidebar({ areas }: { areas: readonly Area[] }) {
	return (
		<nav aria-label={m.shell_areas()} className={styles.side} data-ground="ink">
			<Link to="/" className={styles.home}>
				<Wordmark />
				<VisuallyHidden>{m.shell_start()}</VisuallyHidden>
			</Link>
			<AreaLinks areas={areas} rail />
		</nav>
	);
}
