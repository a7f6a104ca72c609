import type { ReactNode } from "react";
import styles from "./gate.module.css";
import { Wordmark } from "./navigation.tsx";

/** For everything before the office itself. */
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
