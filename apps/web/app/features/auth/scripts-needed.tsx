import styles from "./entrance-form.module.css";

/** The password never leaves the browser as it was typed, and without scripts there is no other way. */
export function ScriptsNeeded({ text }: { text: string }) {
	return (
		<noscript>
			<p className={styles["noscript"]}>{text}</p>
		</noscript>
	);
}
