import { formatClock, formatTime, instantOf, minutesOf } from "@kvart/contract/time";
import { useLocale, useLocalePath } from "../../i18n/use-locale.ts";
import { formatCalendar, fullDay } from "../../lib/calendar-format.ts";
import type { ComingClass } from "../../lib/coming-class.ts";
import { m } from "../../paraglide/messages.js";
import { LinkButton } from "../button/link-button.tsx";
import styles from "./coming-list.module.css";

interface ComingListProps {
	classes: readonly ComingClass[];
	/** With the day of each instead of its duration, where no heading names the day. */
	days?: boolean;
}

/** Trainings of any club by start, with a way to book. */
export function ComingList({ classes, days = false }: ComingListProps) {
	return (
		<div className={styles.fit}>
			<ol data-places="" className={styles.list}>
				{classes.map((each) => (
					<li key={`${each.date} ${each.id}`} data-full={each.freePlaces === 0 || undefined} className={styles.row}>
						<Row coming={each} day={days} />
					</li>
				))}
			</ol>
		</div>
	);
}

function Row({ coming, day }: { coming: ComingClass; day: boolean }) {
	const { date, time, name, coach, club, room, latitude, longitude } = coming;
	const locale = useLocale();
	const dayName = fullDay(date, locale);
	const shortDay = formatCalendar(date, locale, { weekday: "short", day: "numeric", month: "numeric" });
	const localePath = useLocalePath();
	const action = coming.freePlaces > 0 ? m.find_book() : m.find_wait();
	return (
		<>
			<p className={styles.when}>
				<time dateTime={`${date}T${formatClock(minutesOf(time))}`} className={styles.start}>
					{formatTime(time)}
				</time>{" "}
				<span className={styles.minutes}>{day ? shortDay : m.find_minutes({ count: coming.duration })}</span>
			</p>
			<p className={styles.what}>
				<b className={styles.name}>{name}</b> <span className={styles.soft}>{coach}</span>
			</p>
			<p className={styles.where}>
				{club}, {room}{" "}
				<span
					data-distance-to={`${latitude} ${longitude}`}
					data-starts={instantOf(date, time).toISOString()}
					className={styles.distance}
				/>
			</p>
			<Places {...coming} />
			<div className={styles.action}>
				<LinkButton
					to={localePath(coming.path)}
					look={coming.freePlaces > 0 ? "lime" : "ghost"}
					size="small"
					wide
					aria-label={m.find_which({ action, training: name, day: dayName, time: formatTime(time) })}
				>
					{action}
				</LinkButton>
			</div>
		</>
	);
}

function Places({ freePlaces, capacity, waitingCount }: ComingClass) {
	return (
		<p className={styles.places}>
			{freePlaces > 0 ? m.find_places({ free: freePlaces, capacity }) : m.find_full()}
			{waitingCount > 0 && ` · ${m.find_waiting({ count: waitingCount })}`}
			<span className={styles.taken}>
				<i style={{ inlineSize: `${(100 * (capacity - freePlaces)) / Math.max(1, capacity)}%` }} />
			</span>
		</p>
	);
}
