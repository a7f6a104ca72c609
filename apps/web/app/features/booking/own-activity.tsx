import { lateCancellationDays } from "@kvart/contract/booking";
import type { OwnBooking } from "@kvart/contract/members";
import type { CalendarDate } from "@kvart/contract/time";
import { m } from "../../paraglide/messages.js";
import { activityOf } from "./activity.ts";
import styles from "./own-bookings.module.css";

interface OwnActivityProps {
	/** Latest first. */
	past: readonly OwnBooking[];
	today: CalendarDate;
	lateCancellations: number;
}

/** The member's activity in numbers. */
export function OwnActivity({ past, today, lateCancellations }: OwnActivityProps) {
	const { thisMonth, weeksInARow, favouriteCoach } = activityOf(past, today);
	const facts: [label: string, value: string | number][] = [
		[m.booking_activity_month(), thisMonth],
		[m.booking_activity_weeks(), weeksInARow],
		...(favouriteCoach ? [[m.booking_activity_coach(), favouriteCoach] satisfies [string, string]] : []),
		...(lateCancellations > 0
			? [[m.booking_activity_late({ days: lateCancellationDays }), lateCancellations] satisfies [string, number]]
			: []),
	];
	return (
		<section aria-labelledby="own-activity">
			<h3 id="own-activity" className={styles.title}>
				{m.booking_activity()}
			</h3>
			<dl className={styles.activity}>
				{facts.map(([label, value]) => (
					<div key={label}>
						<dt>{label}</dt>
						<dd>{value}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
