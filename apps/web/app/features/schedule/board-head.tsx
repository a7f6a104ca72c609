import type { CSSProperties } from "react";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { m } from "../../paraglide/messages.js";
import { classNames } from "../../ui/class-names/class-names.ts";
import { longestWord } from "../../ui/fit-word/fit-word.ts";
import { Kicker } from "../../ui/heading/heading.tsx";
import { TextLink } from "../../ui/text-link/text-link.tsx";
import styles from "./board-head.module.css";
import type { ScheduleData } from "./schedule.server.ts";
import type { BoardWeek } from "./week.server.ts";

const tracking = -0.04;

interface BoardHeadProps {
	data: Pick<ScheduleData, "title" | "kind" | "club" | "files" | "lead">;
	week: BoardWeek;
	/** On paper; on the screen the tabs name it. */
	room: string | undefined;
}

export function BoardHead({ data: { title, kind, club, files, lead }, week, room }: BoardHeadProps) {
	const localePath = useLocalePath();
	return (
		<header className={styles.head}>
			<Kicker>
				{kind === "promotion" ? m.schedule_promotion_kicker({ club: club.name }) : m.schedule_kicker()} · {week.label}
				{room && <span className={styles.room}> · {room}</span>}
			</Kicker>
			<div className={styles.row}>
				<div className={styles.fit}>
					<h1
						className={classNames(styles.title, kind === "promotion" && styles.long)}
						style={{ "--ems": longestWord(title, tracking) } as CSSProperties}
					>
						{title}
					</h1>
				</div>
				<div className={styles.words}>
					<p>{lead}</p>
					<p className={styles.links}>
						<TextLink to={localePath(`/${club.slug}`)}>{m.schedule_club({ club: club.name })}</TextLink>
						{files && (
							<a href={files.pdf} download="" aria-label={m.schedule_pdf_long()} className={styles.file}>
								{m.schedule_pdf()}
							</a>
						)}
						{files?.calendar && (
							<a href={files.calendar} download="" className={styles.file}>
								{m.schedule_calendar()}
							</a>
						)}
					</p>
				</div>
			</div>
		</header>
	);
}
