import { m } from "../../paraglide/messages.js";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import styles from "./intensity.module.css";

/** The spec has a scale of 0 to 5. */
const marks = [1, 2, 3, 4, 5];

export function Intensity({ value }: { value: number }) {
	return (
		<span className={styles.intensity}>
			<VisuallyHidden>{m.ui_intensity({ value })}</VisuallyHidden>
			{marks.map((mark) => (
				<i key={mark} data-on={mark <= value || undefined} className={styles.mark} />
			))}
		</span>
	);
}
