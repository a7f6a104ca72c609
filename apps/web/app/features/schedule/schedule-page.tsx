import type { ReactNode } from "react";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { m } from "../../paraglide/messages.js";
import { LinkChip } from "../../ui/chip/link-chip.tsx";
import { Container } from "../../ui/container/container.tsx";
import { LastSeen } from "../../ui/last-seen/last-seen.tsx";
import { Notice } from "../../ui/notice/notice.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import type { PictureSource } from "../../ui/picture/picture-data.ts";
import styles from "./schedule-page.module.css";

interface SchedulePageProps {
	/** Schedules of other clubs. */
	others: readonly { name: string; path: string }[];
	/** When the club or a room is closed. */
	closings: readonly string[];
	/** The promotion's picture. */
	picture?: PictureSource | null;
	children: ReactNode;
}

/** Rendered on the server only. */
export function SchedulePage({ others, closings, picture, children }: SchedulePageProps) {
	const localePath = useLocalePath();
	return (
		<div data-ground="ink">
			<LastSeen />
			<Container>
				{picture && (
					<div className={styles.picture}>
						<Picture picture={picture} sizes="(width >= 1440px) 1360px, 100vw" priority fit="cover" focus="50% 20%" />
					</div>
				)}
				{closings.length > 0 && (
					<div className={styles.closings}>
						<Notice kind="warning">
							{closings.map((closing) => (
								<p key={closing}>{closing}</p>
							))}
						</Notice>
					</div>
				)}
				{children}
				{others.length > 0 && (
					<nav aria-labelledby="other-schedules" className={styles.others}>
						<h2 id="other-schedules" className={styles.title}>
							{m.schedule_others()}
						</h2>
						<ul className={styles.list}>
							{others.map(({ name, path }) => (
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
