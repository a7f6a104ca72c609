import type { ReactNode } from "react";
import styles from "./tile-grid.module.css";

/** The street plan: tiles wall to wall, 2 px streets between them. Children are `<li>`s. */
export function TileGrid({ children }: { children: ReactNode }) {
	return <ul className={styles.grid}>{children}</ul>;
}
