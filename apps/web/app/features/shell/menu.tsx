import { X } from "lucide";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { m } from "../../paraglide/messages.js";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { IconButton } from "../../ui/icon-button/icon-button.tsx";
import { HomeLink } from "./links.tsx";
import styles from "./menu.module.css";
import { MenuItem } from "./menu-item.tsx";
import type { MenuEntry } from "./shell.server.ts";

export const menuId = "menu";

/**
 * One list of entries for all widths: in the header's bar on wide screens, a popover over the whole screen on phones.
 * Works without scripts, `enhance/menus.ts` refines it.
 */
export function Menu({ entries }: { entries: readonly MenuEntry[] }) {
	const localePath = useLocalePath();
	return (
		<nav id={menuId} popover="auto" aria-label={m.shell_main_menu()} data-ground="ink" className={styles.menu}>
			<div className={styles.top}>
				<HomeLink />
				<IconButton
					glyph={X}
					label={m.shell_close_menu()}
					look="bare"
					popoverTarget={menuId}
					popoverTargetAction="hide"
					className={styles.close}
				/>
			</div>
			<ul className={styles.entries}>
				{entries.map((entry) => (
					<MenuItem key={entry.label} entry={entry} />
				))}
				<MenuItem entry={{ label: m.shell_application(), path: "/application" }} phoneOnly />
				<MenuItem entry={{ label: m.shell_account(), path: "/account" }} phoneOnly membersOnly />
			</ul>
			<div className={styles.foot}>
				<LinkButton to={localePath("/free-training")} arrow="forward" wide>
					{m.shell_free_trial()}
				</LinkButton>
			</div>
		</nav>
	);
}
