import { X } from "lucide-react";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { LinkButton } from "../../ui/button/link-button.tsx";
import { IconButton } from "../../ui/icon-button/icon-button.tsx";
import { HomeLink } from "./home-link.tsx";
import styles from "./menu.module.css";
import { MenuItem } from "./menu-item.tsx";
import type { MenuEntry } from "./shell-data.ts";
import { useWords } from "./words.ts";

export const menuId = "menu";

/**
 * One list of entries for all widths: in the header's bar on wide screens, a popover over the whole screen on phones.
 * Popover and details open without scripts; `useMenus` only adds comfort.
 */
export function Menu({ entries }: { entries: readonly MenuEntry[] }) {
	const localePath = useLocalePath();
	const words = useWords();
	return (
		<nav id={menuId} popover="auto" aria-label={words.mainMenu} data-ground="ink" className={styles["menu"]}>
			<div className={styles["top"]}>
				<HomeLink />
				<IconButton
					glyph={X}
					label={words.closeMenu}
					look="bare"
					popoverTarget={menuId}
					popoverTargetAction="hide"
					className={styles["close"]}
				/>
			</div>
			<ul className={styles["entries"]}>
				{entries.map((entry) => (
					<MenuItem key={entry.label} entry={entry} />
				))}
				<MenuItem entry={{ label: words.application, path: "/application" }} phoneOnly />
				<MenuItem entry={{ label: words.account, path: "/account" }} phoneOnly membersOnly />
			</ul>
			<div className={styles["foot"]}>
				<LinkButton to={localePath("/free-training")} arrow="forward" wide>
					{words.freeTrial}
				</LinkButton>
			</div>
		</nav>
	);
}
