import { classNames } from "../../ui/class-names/class-names.ts";
import styles from "./open-now.module.css";
import type { OpenNowData } from "./open-now.server.ts";
import { openTexts } from "./open-now.server.ts";

interface OpenNowProps {
	open: OpenNowData;
	className?: string | undefined;
	/** Announced when it changes: where there is only one on the page. */
	live?: boolean;
}

/**
 * Shows the hours until `enhance/open-now.ts` fills in whether that is now; sized for the longest text, so nothing moves.
 * An element around it has the texts: see `openTextsIn`.
 */
export function OpenNow({ open: { neutral, ...data }, className, live = false }: OpenNowProps) {
	const longest = openTexts().opensTomorrow.replace("{time}", "00:00");
	return (
		<span data-open-now={JSON.stringify(data)} className={classNames(styles.frame, className)}>
			<span data-open-text="" aria-live={live ? "polite" : undefined}>
				{neutral}
			</span>
			<span aria-hidden="true" className={styles.room}>
				{longest.length > neutral.length ? longest : neutral}
			</span>
		</span>
	);
}

export const openTextsIn = () => ({ "data-open-texts": JSON.stringify(openTexts()) });
