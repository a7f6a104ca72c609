import { useLocalePath } from "../../i18n/use-locale.ts";
import { m } from "../../paraglide/messages.js";
import { TextLink } from "../text-link/text-link.tsx";
import styles from "./breadcrumbs.module.css";

export interface Crumb {
	label: string;
	to: string;
}

interface BreadcrumbsProps {
	/** Pages above this one, top first. */
	trail: readonly Crumb[];
	current: string;
	/** If a page has more than one trail. */
	label?: string;
}

export function Breadcrumbs({ trail, current, label = m.ui_breadcrumbs() }: BreadcrumbsProps) {
	return (
		<nav aria-label={label}>
			<ol className={styles.list}>
				{trail.map((crumb) => (
					<li key={crumb.to} className={styles.item}>
						<TextLink to={crumb.to} quiet>
							{crumb.label}
						</TextLink>
					</li>
				))}
				<li className={styles.item} aria-current="page">
					{current}
				</li>
			</ol>
		</nav>
	);
}

/** The trail of a page right below the home page. */
export function PageTrail({ current }: { current: string }) {
	return <Breadcrumbs trail={[{ label: m.ui_home(), to: useLocalePath()("/") }]} current={current} />;
}
