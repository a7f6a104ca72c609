import { m } from "../../paraglide/messages.js";
import styles from "./loader-bar.module.css";

/** On top of the page while something loads; what is quick never shows it (the delay is in the stylesheet). */
export function Loader() {
	return <progress aria-label={m.ui_loading()} className={styles.bar} />;
}

/** On every page, for the way to the next one: `enhance/loader-bar.ts` shows it. */
export function PageLoader() {
	return <progress aria-label={m.ui_loading()} data-loader="" hidden className={styles.bar} />;
}
