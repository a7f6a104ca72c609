import { m } from "../../paraglide/messages.js";
import { VisuallyHidden } from "../visually-hidden/visually-hidden.tsx";
import styles from "./intensity.module.css";

/** The scale of the spec: 0 to 5, empty marks = 5 minus intensity. */
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
