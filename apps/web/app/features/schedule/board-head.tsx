import type { CSSProperties } from "react";
import { useLocalePath } from "../../i18n/use-locale.ts";
import { classNames } from "../../ui/class-names/class-names.ts";
import { longestWord } from "../../ui/fit-word/fit-word.ts";
import { Kicker } from "../../ui/heading/heading.tsx";
import { TextLink } from "../../ui/text-link/text-link.tsx";
import styles from "./board-head.module.css";
import type { BoardWeek, ScheduleData } from "./schedule-data.ts";

const tracking = -0.04;

interface BoardHeadProps {
	data: Pick<ScheduleData, "title" | "kind" | "club" | "words">;
	week: BoardWeek;
}

/** The name of the station above the board. */
export function BoardHead({ data: { title, kind, club, words }, week }: BoardHeadProps) {
	const localePath = useLocalePath();
	return (
		<header className={styles.head}>
			<Kicker>
				{words.kicker} · {week.label}
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
					<p>{words.lead}</p>
					<p>
						<TextLink to={localePath(`/${club.slug}`)}>{words.club}</TextLink>
					</p>
				</div>
			</div>
		</header>
	);
}
