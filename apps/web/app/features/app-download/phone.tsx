import { Intensity } from "../../ui/intensity/intensity.tsx";
import { Wordmark } from "../../ui/wordmark/wordmark.tsx";
import type { AppDownloadData } from "./app-download.server.ts";
import styles from "./phone.module.css";

const days = [1, 2, 3, 4, 5, 6, 7];
const today = 3;

/** A drawing of the app. */
export function Phone({ rows }: Pick<AppDownloadData, "rows">) {
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
