import { Intensity } from "../../ui/intensity/intensity.tsx";
import { Wordmark } from "../../ui/wordmark/wordmark.tsx";
import type { PhoneRow } from "./application-data.ts";
import styles from "./phone.module.css";

/** The week as the phone's day switcher shows it; today is the third. */
const days = [1, 2, 3, 4, 5, 6, 7];
const today = 3;

/** A drawing of the app, not the app: hidden from screen readers. */
export function Phone({ rows }: { rows: readonly PhoneRow[] }) {
	return (
		<div aria-hidden="true" className={styles.stage}>
			<div data-ground="ink" className={styles.phone}>
				<p className={styles.mark}>
					<Wordmark />
				</p>
				<div className={styles.days}>
					{days.map((day) => (
						<i key={day} data-today={day === today || undefined} />
					))}
				</div>
				<ul className={styles.rows}>
					{rows.map(({ time, name, intensity }, index) => (
						<li key={time} className={styles.row} data-booked={index === 2 || undefined}>
							<span className={styles.time}>{time}</span>
							<span className={styles.name}>{name}</span>
							<Intensity value={intensity} />
						</li>
					))}
				</ul>
			</div>
		</div>
	);
}
