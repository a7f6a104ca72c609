import { formatClock, minutesOf, type WallTime } from "@kvart/contract/time";
import { m } from "../../paraglide/messages.js";
import { VisuallyHidden } from "../../ui/visually-hidden/visually-hidden.tsx";
import type { BoardAction, BoardEntry } from "./board.tsx";
import styles from "./day-column.module.css";
import { TrainingCard } from "./training-card.tsx";
import type { BoardDay } from "./week.server.ts";

interface DayColumnProps {
	day: BoardDay;
	/** Shown where there is room for one day only. */
	chosen: boolean;
	/** Before today. */
	over: boolean;
	entries: readonly BoardEntry[];
	now: WallTime;
	/** Sponsors some trainings. */
	partner: string;
	sheetTo: (name: "info" | "book", id: number) => string;
	renderAction: BoardAction;
}

function byTime(entries: readonly BoardEntry[]): [time: number, BoardEntry[]][] {
	return [...Map.groupBy(entries, ({ slot }) => slot.time)].toSorted(([a], [b]) => a - b);
}

export function DayColumn({ day, chosen, over, entries, now, partner, sheetTo, renderAction }: DayColumnProps) {
	const today = day.date === now.date;
	const groups = byTime(entries);
	// The line is above the first training that has not started.
	const next = groups.findIndex(([time]) => minutesOf(time) > now.minutes);
	const line = today && <NowLine time={formatClock(now.minutes)} label={m.schedule_now()} />;
	return (
		<section
			aria-labelledby={`day-${day.date}`}
			data-today={today || undefined}
			data-chosen={chosen || undefined}
			data-over={over || undefined}
			className={styles.day}
		>
			<h2 id={`day-${day.date}`} className={styles.name}>
				{day.name} <span className={styles.date}>{day.label}</span>
				{today && <VisuallyHidden>, {m.schedule_today()}</VisuallyHidden>}
			</h2>
			{groups.length === 0 && <p className={styles.none}>{m.schedule_none_on_day()}</p>}
			<ol className={styles.times}>
				{groups.map(([time, group], index) => (
					<li key={time} className={styles.time}>
						{index === next && line}
						{group.map((entry) => (
							<TrainingCard key={entry.slot.id} entry={entry} partner={partner} infoTo={sheetTo("info", entry.slot.id)}>
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
