import { Container } from "../../ui/container/container.tsx";
import styles from "./claim-strip.module.css";

/** Three figures on lime. */
export function ClaimStrip({ claims }: { claims: readonly [figure: string, text: string][] }) {
	return (
		<div data-ground="lime">
			<Container>
				<ul className={styles.claims}>
					{claims.map(([figure, text]) => (
						<li key={text}>
							<p className={styles.figure}>{figure}</p>
							<p>{text}</p>
						</li>
					))}
				</ul>
			</Container>
		</div>
	);
}
