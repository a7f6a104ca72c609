import type { ReactNode } from "react";
import styles from "./outside-page.module.css";
import { Wordmark } from "./wordmark.tsx";

/** A page before the office itself: the wordmark and one thing to do. */
export function OutsidePage({ children }: { children: ReactNode }) {
	return (
		<div className={styles.page} data-ground="ink">
			<header>
				<a href="/" className={styles.home}>
					<Wordmark />
				</a>
			</header>
			<main className={styles.box} data-ground="bone">
				{children}
			</main>
		</div>
	);
}
