import { type CalendarDate, type Day, stepDay } from "@kvart/contract/time";
import { ArrowLeft, ArrowRight } from "lucide";
import { useAddress, withParams } from "../../lib/address.ts";
import { Icon } from "../../ui/icon/icon.tsx";
import { Link } from "../../ui/link/link.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import { type BoardAddress, ofDay } from "./board-address.ts";
import styles from "./day-switcher.module.css";
import type { BoardDay, ScheduleWords } from "./schedule-data.ts";

interface DaySwitcherProps {
	days: readonly BoardDay[];
	day: Day;
	today: CalendarDate;
	mode: BoardAddress["mode"];
	words: Pick<ScheduleWords, "days" | "previousDay" | "nextDay" | "today">;
}

/** Monday to Sunday with arrows; after Sunday comes Monday. */
export function DaySwitcher({ days, day, today, mode, words }: DaySwitcherProps) {
	const location = useAddress();
	const hrefOf = (to: Day) => withParams(location, ofDay(to));
	return (
		<nav aria-label={words.days} data-mode={mode ?? "auto"} className={styles.switcher}>
			<Link to={hrefOf(stepDay(day, -1))} inPlace="replace" aria-label={words.previousDay} className={styles.arrow}>
				<Icon glyph={ArrowLeft} />
			</Link>
			<ol className={styles.days}>
				{days.map((each) => (
					<li key={each.day}>
						<Link
							to={hrefOf(each.day)}
							inPlace="replace"
							aria-current={each.day === day ? "true" : undefined}
							data-today={each.date === today || undefined}
							className={styles.day}
						>
							<span aria-hidden="true">
								{each.short.slice(0, 1)}
								<span className={styles.rest}>{each.short.slice(1)}</span>
							</span>
							<span aria-hidden="true" className={styles.number}>
								{Number(each.date.slice(8))}
							</span>
							<VisuallyHidden>{each.date === today ? `${each.full}, ${words.today}` : each.full}</VisuallyHidden>
						</Link>
					</li>
				))}
			</ol>
			<Link to={hrefOf(stepDay(day, 1))} inPlace="replace" aria-label={words.nextDay} className={styles.arrow}>
				<Icon glyph={ArrowRight} />
			</Link>
		</nav>
	);
}
