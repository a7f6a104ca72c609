import type { DeskTraining } from "@kvart/contract/staff/today";
import { VisuallyHidden } from "@mantine/core";
import { m } from "../../../paraglide/messages.js";
import styles from "./places.module.css";

/** How many places are taken, as a bar and in figures; the dark part of it is already here. */
export function Places({ training }: { training: DeskTraining }) {
	const { taken, capacity, checked_in: here } = training;
	const share = (count: number) => `${capacity > 0 ? Math.min(100, (count / capacity) * 100) : 0}%`;
	return (
		<div className={styles.places} data-full={taken >= capacity || undefined}>
			<div className={styles.bar} aria-hidden>
				<i className={styles.taken} style={{ inlineSize: share(taken) }} />
				<i className={styles.here} style={{ inlineSize: share(here) }} />
			</div>
			<p className={styles.figures}>
				<VisuallyHidden>{m.today_places({ taken, capacity })}</VisuallyHidden>
				<data aria-hidden>
					<b>{taken}</b>/{capacity}
				</data>
				{here > 0 && <span>{m.today_here({ count: here })}</span>}
			</p>
		</div>
	);
}
