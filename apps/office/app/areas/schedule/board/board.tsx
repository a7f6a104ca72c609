import { DndContext } from "@dnd-kit/core";
import { hasStarted } from "@kvart/contract/booking";
import type { ScheduleEntry, ScheduleWeek } from "@kvart/contract/staff/schedule";
import { type CalendarDate, formatTime, wallTime } from "@kvart/contract/time";
import { VisuallyHidden } from "@mantine/core";
import { Plus } from "lucide-react";
import { type RefObject, useLayoutEffect, useRef } from "react";
import { formatDate, formatLongDate, formatWeekday } from "../../../lib/format.ts";
import { nameOf } from "../../../lib/labels.ts";
import { m } from "../../../paraglide/messages.js";
import { conflictLabel } from "../labels.ts";
import styles from "./board.module.css";
import { Card } from "./card.tsx";
import { type Hours, hoursOf, lanesOf, placeOf, stepHeight, stepMinutes, type Target } from "./scale.ts";
import { useBoardDrag } from "./use-board-drag.ts";

/** If the week is wider than the screen, scrolls to today. */
function useScrollToToday(monday: string | undefined): RefObject<HTMLElement | null> {
	const scroller = useRef<HTMLElement>(null);
	// oxlint-disable-next-line react-hooks/exhaustive-deps -- runs again for another week
	useLayoutEffect(() => {
		const board = scroller.current;
		const today = board?.querySelector<HTMLElement>("[data-today]");
		const hours = today?.parentElement?.firstElementChild as HTMLElement | null | undefined;
		if (board) board.scrollLeft = today ? today.offsetLeft - (hours?.offsetWidth ?? 0) : 0;
	}, [monday]);
	return scroller;
}

interface BoardProps {
	week: ScheduleWeek;
	onOpen: (entry: ScheduleEntry) => void;
	onRemove: (entry: ScheduleEntry) => void;
	onAdd: (at: Target) => void;
	onMove: (entry: ScheduleEntry, to: Target) => void;
}

const hoursBetween = ({ first, end }: Hours) => Array.from({ length: end - first }, (_, index) => first + index);

function conflictsOf(week: ScheduleWeek, { period_id }: ScheduleEntry): string[] {
	return week.clashes
		.filter((conflict) => conflict.period_id === period_id)
		.map(({ with: other }) => {
			const label = { other: conflictLabel(other) };
			return other.kind === "room" ? m.schedule_clash_room_with(label) : m.schedule_clash_coach_with(label);
		});
}

export function Board({ week, onOpen, onRemove, onAdd, onMove }: BoardProps) {
	const { dates, entries, today } = week;
	const now = new Date(week.now);
	const hours = hoursOf(entries);
	const drag = useBoardDrag({ dates, onMove });
	const scroller = useScrollToToday(dates[0]);
	const hourHeight = (60 / stepMinutes) * stepHeight;
	const nowTop = ((wallTime(now).minutes - hours.first * 60) / stepMinutes) * stepHeight;

	function column(date: CalendarDate, index: number) {
		const ofDay = entries.filter(({ training_date }) => training_date === date);
		const lanes = lanesOf(ofDay);
		return (
			<section
				key={date}
				className={styles.day}
				data-today={date === today || undefined}
				data-past={date < today || undefined}
				aria-label={formatLongDate(date)}
			>
				<div ref={index === 0 ? drag.firstColumn : undefined} className={styles.slots}>
					{hoursBetween(hours).map((hour) => (
						// oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- keyboard users have the button above the day
						<div
							key={hour}
							className={styles.slot}
							style={{ blockSize: hourHeight }}
							onClick={() => onAdd({ date, time: hour * 100 })}
						/>
					))}
					{date === today && nowTop > 0 && <div className={styles.now} style={{ insetBlockStart: nowTop }} />}
					{ofDay.map((entry) => {
						const { top, height } = placeOf(entry, hours);
						const { lane, lanes: count } = lanes.get(entry.period_id) ?? { lane: 0, lanes: 1 };
						const passed = hasStarted({ trainingDate: date, time: entry.time }, now);
						return (
							<Card
								key={entry.period_id}
								entry={entry}
								place={{
									insetBlockStart: top,
									blockSize: height - 2,
									insetInlineStart: `${(lane / count) * 100}%`,
									inlineSize: `${100 / count}%`,
								}}
								passed={passed}
								movable={!passed && !entry.cancelled}
								conflicts={conflictsOf(week, entry)}
								landing={drag.dragged?.entry.period_id === entry.period_id ? drag.dragged.to : null}
								onOpen={() => onOpen(entry)}
								onRemove={() => onRemove(entry)}
							/>
						);
					})}
				</div>
			</section>
		);
	}

	return (
		<DndContext
			{...drag.context}
			accessibility={{
				screenReaderInstructions: { draggable: m.schedule_drag_help() },
				// Announced below, with date and time.
				announcements: {
					onDragStart: () => undefined,
					onDragOver: () => undefined,
					onDragEnd: () => undefined,
					onDragCancel: () => undefined,
				},
			}}
		>
			<VisuallyHidden component="output">{drag.announced}</VisuallyHidden>
			<section
				ref={scroller}
				className={styles.board}
				aria-label={m.schedule_board({ room: nameOf(week.room), week: formatDate(dates[0] ?? today) })}
				// oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users must be able to scroll it
				tabIndex={0}
			>
				<div className={styles.head}>
					<span />
					{dates.map((date) => (
						<div key={date} className={styles.dayName} data-today={date === today || undefined}>
							<span>
								<b>{formatWeekday(date)}</b>
								<time dateTime={date}>{formatDate(date).replace(/ ?\d{4}\.?$/, "")}</time>
							</span>
							{date >= today && (
								<button
									type="button"
									className={styles.add}
									aria-label={m.schedule_add_on({ date: formatLongDate(date) })}
									onClick={() => onAdd({ date, time: 1800 })}
								>
									<Plus size={18} aria-hidden />
								</button>
							)}
						</div>
					))}
				</div>
				<div className={styles.body}>
					<div className={styles.hours} aria-hidden>
						{hoursBetween(hours).map((hour) => (
							<span key={hour} style={{ blockSize: hourHeight }}>
								{formatTime(hour * 100)}
							</span>
						))}
					</div>
					{dates.map(column)}
				</div>
			</section>
		</DndContext>
	);
}
