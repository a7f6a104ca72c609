import { formatClock, minutesOf, type WallTime } from "@kvart/contract/time";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import type { BoardAction, BoardEntry } from "./board.tsx";
import styles from "./day-column.module.css";
import type { BoardDay, ScheduleWords } from "./schedule-data.ts";
import { TrainingCard } from "./training-card.tsx";

interface DayColumnProps {
	day: BoardDay;
	/** The day that is left where only one has room. */
	chosen: boolean;
	entries: readonly BoardEntry[];
	now: WallTime;
	words: ScheduleWords;
	/** The address of a sheet about a training. */
	sheetTo: (name: "info" | "book", id: number) => string;
	renderAction: BoardAction;
}

/** Trainings that start together stand together. */
function byTime(entries: readonly BoardEntry[]): [time: number, BoardEntry[]][] {
	return [...Map.groupBy(entries, ({ slot }) => slot.time)].toSorted(([a], [b]) => a - b);
}

export function DayColumn({ day, chosen, entries, now, words, sheetTo, renderAction }: DayColumnProps) {
	const today = day.date === now.date;
	const groups = byTime(entries);
	// The line stands before the first training that has not begun.
	const next = groups.findIndex(([time]) => minutesOf(time) > now.minutes);
	const line = today && <NowLine time={formatClock(now.minutes)} label={words.now} />;
	return (
		<section
			aria-labelledby={`day-${day.date}`}
			data-today={today || undefined}
			data-chosen={chosen || undefined}
			className={styles.day}
		>
			<h2 id={`day-${day.date}`} className={styles.name}>
				{day.name} <span className={styles.date}>{day.label}</span>
				{today && <VisuallyHidden>, {words.today}</VisuallyHidden>}
			</h2>
			{groups.length === 0 && <p className={styles.none}>{words.noneOnDay}</p>}
			<ol className={styles.times}>
				{groups.map(([time, group], index) => (
					<li key={time} className={styles.time}>
						{index === next && line}
						{group.map((entry) => (
							<TrainingCard key={entry.slot.id} entry={entry} words={words} infoTo={sheetTo("info", entry.slot.id)}>
								{renderAction(entry, sheetTo("book", entry.slot.id))}
							</TrainingCard>
						))}
					</li>
				))}
			</ol>
			{next < 0 && groups.length > 0 && line}
		</section>
	);
}

function NowLine({ time, label }: { time: string; label: string }) {
	return (
		<p className={styles.now}>
			<VisuallyHidden>{label} </VisuallyHidden>
			<time className={styles.clock}>{time}</time>
		</p>
	);
}
