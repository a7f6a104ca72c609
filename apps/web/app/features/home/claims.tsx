import { m } from "../../paraglide/messages.js";
import { Container } from "../../ui/container/container.tsx";
import styles from "./claims.module.css";
import type { HomeWords } from "./home-data.ts";

/** What the chain stands for, in three numbers. */
export function Claims({ claims }: { claims: HomeWords["claims"] }) {
	return (
		<section aria-label={m.home_claims()} data-ground="lime">
			<Container>
				<div className={styles.fit}>
					<ul className={styles.claims}>
						{claims.map(([figure, text]) => (
							<li key={figure} className={styles.claim}>
								<b className={styles.figure}>{figure}</b> <span className={styles.text}>{text}</span>
							</li>
						))}
					</ul>
				</div>
			</Container>
		</section>
	);
}
