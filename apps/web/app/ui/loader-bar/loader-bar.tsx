import { m } from "../../paraglide/messages.js";
import styles from "./loader-bar.module.css";

/** At the top of the page while something loads; the stylesheet delays it. */
export function Loader() {
	return <progress aria-label={m.ui_loading()} className={styles.bar} />;
}

/** On every page; `enhance/loader-bar.ts` shows it while the next one loads. */
export function PageLoader() {
	return <progress aria-label={m.ui_loading()} data-loader="" hidden className={styles.bar} />;
}
