import { useNavigation } from "react-router";
import { m } from "../../paraglide/messages.js";
import styles from "./loader-bar.module.css";

/** On top of the page while the next one loads; quick navigations never show it (the delay is in the stylesheet). */
export function LoaderBar() {
	return useNavigation().state === "idle" ? null : <Loader />;
}

/** The bar itself, for places that know on their own that they wait. */
export function Loader() {
	return <progress aria-label={m.ui_loading()} className={styles["bar"]} />;
}
