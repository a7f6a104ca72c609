import { ActionIcon, Drawer } from "@mantine/core";
import { Menu as MenuIcon } from "lucide-react";
import { type ReactNode, useState } from "react";
import { m } from "../paraglide/messages.js";
import { markCurrentLink } from "../parts/dialog/first-focus.ts";
import { type Area, AreaLinks, Wordmark } from "./navigation.tsx";
import styles from "./shell.module.css";

/** The navigation on phones, where the sidebar has no room. It opens on the current area. */
export function PhoneMenu({ areas, language }: { areas: readonly Area[]; language?: ReactNode }) {
	const [open, setOpen] = useState(false);
	return (
		<>
			<ActionIcon
				className={styles.burger}
				aria-label={m.shell_menu()}
				aria-haspopup="dialog"
				aria-expanded={open}
				onClick={() => setOpen(true)}
			>
				<MenuIcon aria-hidden />
			</ActionIcon>
			<Drawer
				opened={open}
				onClose={() => setOpen(false)}
				title={<Wordmark />}
				size="18rem"
				data-ground="ink"
				closeButtonProps={{ "aria-label": m.shell_close_menu() }}
				styles={{
					content: { background: "var(--ink)", color: "var(--bone)" },
					header: { background: "var(--ink)", color: "var(--bone)" },
					close: { color: "var(--bone)" },
					body: { padding: 0 },
				}}
			>
				<nav ref={markCurrentLink} aria-label={m.shell_areas()}>
					<AreaLinks areas={areas} onGo={() => setOpen(false)} />
				</nav>
				{language && <div className={styles.menuLanguage}>{language}</div>}
			</Drawer>
		</>
	);
}
