import styles from "./auth-form.module.css";

/** A session is a header that scripts send: without them nobody can stay logged in. */
export function ScriptsNeeded({ text }: { text: string }) {
	return (
		<noscript>
			<p className={styles.noscript}>{text}</p>
		</noscript>
	);
}
