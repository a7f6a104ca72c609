import { ArrowRight, ChevronDown } from "lucide";
import { classNames } from "../../ui/class-names/class-names.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import linkStyles from "./links.module.css";
import { holdsCurrent, ShellLink, useBarePath } from "./links.tsx";
import styles from "./menu-item.module.css";
import type { LinkGroup, MenuEntry, NamedLink } from "./shell.server.ts";

interface MenuItemProps {
	entry: MenuEntry;
	phoneOnly?: boolean;
	membersOnly?: boolean;
}

export function MenuItem({ entry, phoneOnly = false, membersOnly = false }: MenuItemProps) {
	const { label, short, path, groups } = entry;
	return (
		<li className={classNames(styles.item, phoneOnly && styles.phoneOnly, membersOnly && linkStyles.member)}>
			{path && (
				<ShellLink path={path} className={styles.entry}>
					<span>
						{short ?? label}
						{short && <span className={styles.rest}>{label.slice(short.length)}</span>}
					</span>
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
		// The shared name closes the others when one is opened.
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

/** Below the bar on wide screens, part of the list on phones. */
function MenuPanel({ groups, foot }: Omit<DropdownProps, "label">) {
	return (
		<div className={styles.panel}>
			{groups.map(({ title, links }) => (
				<div key={links[0]?.[1]} className={styles.group}>
					{title && <p className={styles.title}>{title}</p>}
					<ul className={styles.links}>
						{links.map(([name, path]) => (
							<li key={path}>
								<ShellLink path={path} className={styles.link}>
									{name}
								</ShellLink>
							</li>
						))}
					</ul>
				</div>
			))}
			{foot && (
				<ShellLink path={foot[1]} className={classNames(styles.link, styles.foot)}>
					{foot[0]}
					<Icon glyph={ArrowRight} />
				</ShellLink>
			)}
		</div>
	);
}
