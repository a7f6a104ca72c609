import type { ReactNode } from "react";
import styles from "./kicker.module.css";

/** The small line above a headline. */
export function Kicker({ children }: { children: ReactNode }) {
	return <p className={styles.kicker}>{children}</p>;
}
