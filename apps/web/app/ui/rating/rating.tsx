import { useLocale } from "../../i18n/use-locale.ts";
import { m } from "../../paraglide/messages.js";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import styles from "./rating.module.css";
import { formatRating, starsWidth } from "./stars.ts";

const star = "M12 1.6 15.1 8.6 22.7 9.4 17 14.5 18.6 22 12 18.1 5.4 22 7 14.5 1.3 9.4 8.9 8.6Z";

function Stars() {
	return [0, 1, 2, 3, 4].map((place) => <path key={place} d={star} transform={`translate(${place * 24})`} />);
}

interface RatingProps {
	/** 0 to 5, in steps of a tenth. */
	value: number;
	/** The figure beside the stars. */
	figure?: boolean;
}

export function Rating({ value, figure = true }: RatingProps) {
	const shown = formatRating(value, useLocale());
	return (
		<span className={styles.rating}>
			<VisuallyHidden>{m.ui_rating({ value: shown })}</VisuallyHidden>
			<svg viewBox="0 0 120 24" className={styles.stars} aria-hidden="true">
				<g className={styles.off}>
					<Stars />
				</g>
				{/* A nested drawing clips what is outside of it: the tenth of a star, without ids. */}
				<svg width={starsWidth(value)} height="24" className={styles.on}>
					<Stars />
				</svg>
			</svg>
			{figure && (
				<span aria-hidden="true" className={styles.figure}>
					{shown}
				</span>
			)}
		</span>
	);
}
