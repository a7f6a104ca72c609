import type { BookingPause } from "@kvart/contract/booking-pause";
import { inLocale } from "@kvart/contract/locale";
import { formatTime } from "@kvart/contract/time";
import { useLocale } from "../../i18n/use-locale.ts";
import { dayInText } from "../../lib/calendar-format.ts";
import { m } from "../../paraglide/messages.js";
import { Notice } from "../../ui/notice/notice.tsx";
import styles from "./own-bookings.module.css";

const missLabels = { no_show: m.booking_miss_no_show, late_cancellation: m.booking_miss_late };

/** The misses that count against the member, the end of a pause, and who can help. */
export function OwnPause({ policy, paused_until, misses }: BookingPause) {
	const locale = useLocale();
	if (!policy) return null;
	const rule = m.booking_pause_rule({ count: policy.count, days: policy.days, pause: policy.pause_days });
	if (misses.length === 0 && !paused_until) return <p className={styles.feed}>{rule}</p>;
	const until = paused_until && dayInText(paused_until, locale);
	return (
		<Notice
			kind={paused_until ? "warning" : "info"}
			title={
				until
					? m.booking_pause_title({ date: until })
					: m.booking_misses_title({ count: misses.length, limit: policy.count })
			}
		>
			<p>{paused_until ? m.booking_pause_text() : rule}</p>
			<ul className={styles.misses}>
				{misses.map(({ training, training_eng, training_date, time, gym, kind }) => (
					<li key={`${training_date} ${time} ${training}`}>
						{inLocale(locale, training, training_eng)}, {gym}, {dayInText(training_date, locale)} {formatTime(time)}:{" "}
						{missLabels[kind]()}
					</li>
				))}
			</ul>
			<p>{m.booking_pause_help()}</p>
		</Notice>
	);
}
