import type { ReactNode } from "react";
import styles from "./kicker.module.css";

/** The small line of capitals above a headline; lime on ink. */
export function Kicker({ children }: { children: ReactNode }) {
	return <p className={styles.kicker}>{children}</p>;
}
