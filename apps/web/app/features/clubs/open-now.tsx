import { chipClasses } from "../../ui/chip/chip.tsx";
import type { OpenNowData } from "./clubs-data.ts";
import styles from "./open-now.module.css";

/** The server says the hours, `enhance/open-now.ts` whether that is now; all texts share one box, so nothing moves. */
export function OpenNow({ hours, words }: OpenNowData) {
	const longest = words.opensTomorrow.replace("{time}", "00:00");
	return (
		<span data-open-now={JSON.stringify({ hours, words })} className={chipClasses("solid", styles.chip)}>
			<span className={styles.stack}>
				<span aria-live="polite">{words.neutral}</span>
				<span aria-hidden="true" className={styles.room}>
					{longest.length > words.neutral.length ? longest : words.neutral}
				</span>
			</span>
		</span>
	);
}
