import type { Locale } from "@kvart/contract/locale";
import { useLocale } from "../../i18n/use-locale.ts";
import { m } from "../../paraglide/messages.js";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import styles from "./rating.module.css";

/** `4,7` in Serbian, `4.7` in English. */
export function formatRating(value: number, locale: Locale): string {
	const text = tenths(value).toFixed(1);
	return locale === "sr" ? text.replace(".", ",") : text;
}

/** How much of five 24 px stars is filled. */
export function starsWidth(value: number): number {
	return Math.round(tenths(value) * 240) / 10;
}

function tenths(value: number): number {
	return Math.round(Math.min(5, Math.max(0, value)) * 10) / 10;
}

const star = "M12 1.6 15.1 8.6 22.7 9.4 17 14.5 18.6 22 12 18.1 5.4 22 7 14.5 1.3 9.4 8.9 8.6Z";

function Stars() {
	return [0, 1, 2, 3, 4].map((place) => <path key={place} d={star} transform={`translate(${place * 24})`} />);
}

interface RatingProps {
	/** 0 to 5, in steps of a tenth; a new club has 0, and shows nothing. */
	value: number;
	/** How many people rated it; 0 if not known. */
	count?: number;
	/** Where they did. */
	source?: string;
}

export function Rating({ value, count = 0, source = "" }: RatingProps) {
	const shown = formatRating(value, useLocale());
	if (value === 0) return null;
	return (
		<span className={styles.rating}>
			<VisuallyHidden>{m.ui_rating({ value: shown })}</VisuallyHidden>
			<svg viewBox="0 0 120 24" className={styles.stars} aria-hidden="true">
				<g className={styles.off}>
					<Stars />
				</g>
				{/* A nested svg clips its content: a part of a star, without ids. */}
				<svg width={starsWidth(value)} height="24" className={styles.on}>
					<Stars />
				</svg>
			</svg>
			<span aria-hidden="true" className={styles.figure}>
				{shown}
			</span>
			{count > 0 && source && <span className={styles.from}>{m.ui_rating_from({ count, source })}</span>}
		</span>
	);
}
