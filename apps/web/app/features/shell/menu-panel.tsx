import { ArrowRight } from "lucide";
import { classNames } from "../../ui/class-names/class-names.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import styles from "./menu-panel.module.css";
import type { LinkGroup, NamedLink } from "./shell-data.ts";
import { ShellLink } from "./shell-link.tsx";

interface MenuPanelProps {
	groups: readonly LinkGroup[];
	foot: NamedLink | undefined;
}

/** What an entry opens: a panel under the bar on wide screens, a part of the list on phones. */
export function MenuPanel({ groups, foot }: MenuPanelProps) {
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
