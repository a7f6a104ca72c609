import type { ScheduleWeek } from "@kvart/contract/staff/schedule";
import type { CalendarDate } from "@kvart/contract/time";
import { Plus } from "lucide-react";
import { formatDate, formatLongDate, formatWeekday } from "../../../lib/format.ts";
import { nameOf } from "../../../lib/labels.ts";
import { m } from "../../../paraglide/messages.js";
import styles from "./board.module.css";
import type { Target } from "./scale.ts";

interface BoardHeadProps {
	/** One for each room that is shown. */
	weeks: readonly ScheduleWeek[];
	dates: readonly CalendarDate[];
	today: CalendarDate;
	onAdd: (at: Target) => void;
}

const usualTime = 1800;

/** The days and, if several are shown, the rooms below each. */
export function BoardHead({ weeks, dates, today, onAdd }: BoardHeadProps) {
	const several = weeks.length > 1;

	function addButton(date: CalendarDate, room: ScheduleWeek["room"]) {
		const day = formatLongDate(date);
		return (
			date >= today && (
				<button
					type="button"
					className={styles.add}
					aria-label={several ? m.schedule_add_in({ room: nameOf(room), date: day }) : m.schedule_add_on({ date: day })}
					onClick={() => onAdd({ date, time: usualTime, roomId: room.id })}
				>
					<Plus size={18} aria-hidden />
				</button>
			)
		);
	}

	return (
		<div className={styles.head}>
			<span className={styles.corner} />
			{dates.map((date) => (
				<div
					key={date}
					className={styles.dayName}
					data-today={date === today || undefined}
					style={{ gridColumn: `span ${weeks.length}` }}
				>
					<span>
						<b>{formatWeekday(date)}</b>
						<time dateTime={date}>{formatDate(date).replace(/ ?\d{4}\.?$/, "")}</time>
					</span>
					{!several && weeks[0] && addButton(date, weeks[0].room)}
				</div>
			))}
			{several && <span className={styles.corner} />}
			{several &&
				dates.flatMap((date) =>
					weeks.map(({ room }) => (
						<div key={`${date} ${room.id}`} className={styles.roomName} data-today={date === today || undefined}>
							{nameOf(room)}
							{addButton(date, room)}
						</div>
					)),
				)}
		</div>
	);
}
