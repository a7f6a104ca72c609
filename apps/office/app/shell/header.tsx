import { ActionIcon, Drawer } from "@mantine/core";
import { Menu as MenuIcon } from "lucide-react";
import { useState } from "react";
import { m } from "../paraglide/messages.js";
import { AccountMenu } from "./account-menu.tsx";
import type { Area } from "./area.ts";
import { AreaLinks } from "./area-links.tsx";
import { ClubChoice } from "./club-choice.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import styles from "./shell.module.css";
import { Wordmark } from "./wordmark.tsx";

interface HeaderProps {
	areas: readonly Area[];
	/** The one that is open. */
	area: Area | undefined;
}

export function Header({ areas, area }: HeaderProps) {
	const [open, setOpen] = useState(false);
	return (
		<header className={styles.header}>
			<ActionIcon className={styles.burger ?? ""} aria-label={m.shell_menu()} onClick={() => setOpen(true)}>
				<MenuIcon aria-hidden />
			</ActionIcon>
			<ClubChoice follows={area?.followsClub ?? false} />
			<div className={styles.end}>
				<LanguageSwitch />
				<AccountMenu areas={areas} />
			</div>
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
				<nav aria-label={m.shell_areas()}>
					<AreaLinks areas={areas} onGo={() => setOpen(false)} />
				</nav>
			</Drawer>
		</header>
	);
}
