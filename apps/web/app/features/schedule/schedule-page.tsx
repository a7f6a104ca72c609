import type { ReactNode } from "react";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { m } from "../../paraglide/messages.js";
import { LinkChip } from "../../ui/chip/link-chip.tsx";
import { Container } from "../../ui/container/container.tsx";
import type { NamedPath } from "./schedule-data.ts";
import styles from "./schedule-page.module.css";

/** What stands around the board and never changes: rendered on the server alone. */
export function SchedulePage({ others, children }: { others: readonly NamedPath[]; children: ReactNode }) {
	const localePath = useLocalePath();
	return (
		<div data-ground="ink">
			<Container>
				{children}
				{others.length > 0 && (
					<nav aria-labelledby="other-schedules" className={styles.others}>
						<h2 id="other-schedules" className={styles.title}>
							{m.schedule_others()}
						</h2>
						<ul className={styles.list}>
							{others.map(([name, path]) => (
								<li key={path}>
									<LinkChip on={false} to={localePath(path)} otherPage>
										{name}
									</LinkChip>
								</li>
							))}
						</ul>
					</nav>
				)}
			</Container>
		</div>
	);
}
