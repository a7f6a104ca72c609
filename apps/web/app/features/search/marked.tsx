import { Fragment } from "react";
import styles from "./marked.module.css";
import type { Pieces } from "./search-data.ts";

/** A text with what was found in it marked. */
export function Marked({ pieces }: { pieces: Pieces }) {
	// Where a piece begins is its name: pieces may say the same.
	const starts = pieces.map((_, index) => pieces.slice(0, index).join("").length * 2 + (index % 2));
	return pieces.map((piece, index) => (
		<Fragment key={starts[index]}>{index % 2 === 0 ? piece : <mark className={styles.mark}>{piece}</mark>}</Fragment>
	));
}
