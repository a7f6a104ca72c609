import { type CalendarDate, type Day, stepDay } from "@kvart/contract/time";
import { ArrowLeft, ArrowRight } from "lucide";
import { useAddress, withParams } from "../../lib/address.ts";
import { m } from "../../paraglide/messages.js";
import { Icon } from "../../ui/icon/icon.tsx";
import { Link } from "../../ui/link/link.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import { type BoardAddress, ofDay } from "./board-address.ts";
import styles from "./day-switcher.module.css";
import type { BoardDay } from "./week.server.ts";

interface DaySwitcherProps {
	days: readonly BoardDay[];
	day: Day;
	today: CalendarDate;
	mode: BoardAddress["mode"];
	/** The Monday that follows this week, if the board shows it. */
	nextMonday: CalendarDate | undefined;
}

/** Monday to Sunday with arrows; after Sunday comes Monday of the same week, and the next week is offered beside it. */
export function DaySwitcher({ days, day, today, mode, nextMonday }: DaySwitcherProps) {
	const location = useAddress();
	const hrefOf = (to: Day) => withParams(location, ofDay(to));
	return (
		<nav aria-label={m.schedule_days()} data-mode={mode ?? "auto"} className={styles.switcher}>
			<Link
				to={hrefOf(stepDay(day, -1))}
				inPlace="replace"
				aria-label={m.schedule_previous_day()}
				className={styles.arrow}
			>
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
							<VisuallyHidden>{each.date === today ? `${each.full}, ${m.schedule_today()}` : each.full}</VisuallyHidden>
						</Link>
					</li>
				))}
			</ol>
			<Link to={hrefOf(stepDay(day, 1))} inPlace="replace" aria-label={m.schedule_next_day()} className={styles.arrow}>
				<Icon glyph={ArrowRight} />
			</Link>
			{day === 7 && nextMonday && (
				<Link to={withParams(location, { ...ofDay(1), week: nextMonday })} inPlace="push" className={styles.onward}>
					{m.schedule_to_next_week()} <Icon glyph={ArrowRight} size="s" />
				</Link>
			)}
		</nav>
	);
}
