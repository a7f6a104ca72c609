import { m } from "../../paraglide/messages.js";
import styles from "./loader-bar.module.css";

/** On top of the page while something loads; what is quick never shows it (the delay is in the stylesheet). */
export function Loader() {
	return <progress aria-label={m.ui_loading()} className={styles["bar"]} />;
}
