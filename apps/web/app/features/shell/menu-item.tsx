import { ChevronDown } from "lucide";
import { classNames } from "../../ui/class-names/class-names.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { holdsCurrent, useBarePath } from "./current.ts";
import styles from "./menu-item.module.css";
import { MenuPanel } from "./menu-panel.tsx";
import person from "./person.module.css";
import type { LinkGroup, MenuEntry, NamedLink } from "./shell-data.ts";
import { ShellLink } from "./shell-link.tsx";

interface MenuItemProps {
	entry: MenuEntry;
	phoneOnly?: boolean;
	membersOnly?: boolean;
}

export function MenuItem({ entry, phoneOnly = false, membersOnly = false }: MenuItemProps) {
	const { label, short, path, groups } = entry;
	return (
		<li className={classNames(styles.item, phoneOnly && styles.phoneOnly, membersOnly && person.member)}>
			{path && (
				<ShellLink path={path} className={styles.entry}>
					{short && <span className={styles.short}>{short}</span>}
					<span className={classNames(short && styles.long)}>{label}</span>
				</ShellLink>
			)}
			{groups && <Dropdown label={label} groups={groups} foot={entry.foot} />}
		</li>
	);
}

interface DropdownProps {
	label: string;
	groups: readonly LinkGroup[];
	foot: NamedLink | undefined;
}

function Dropdown({ label, groups, foot }: DropdownProps) {
	const paths = groups.flatMap(({ links }) => links.map(([, path]) => path));
	return (
		// The shared name lets one be open at a time, by the browser itself.
		<details name="menu" className={styles.dropdown}>
			<summary className={styles.entry} data-current={holdsCurrent(paths, useBarePath()) || undefined}>
				{label}
				<span className={styles.sign}>
					<Icon glyph={ChevronDown} size="s" />
				</span>
			</summary>
			<MenuPanel groups={groups} foot={foot} />
		</details>
	);
}
