import { Heading } from "../../ui/heading/heading.tsx";
import { Rating } from "../../ui/rating/rating.tsx";
import styles from "./centre-board.module.css";
import { type CentreListProps, CentreSection } from "./centre-section.tsx";
import { PickLink } from "./pick-link.tsx";

/** The centres as a departure board; a row puts its centre into the form. */
export function CentreBoard({ words, centres }: CentreListProps) {
	return (
		<CentreSection words={words}>
			<ol className={styles.board}>
				{centres.map(({ name, soon, offers, ribbons, rating, address }) => (
					<li key={name} className={styles.row}>
						<Heading level={3} size="m" className={styles.name}>
							{name}
						</Heading>
						<div className={styles.facts}>
							<p>{[...offers, ...ribbons].join(" | ")}</p>
							<p className={styles.address}>{address}</p>
						</div>
						<div className={styles.rating}>{!soon && <Rating value={rating} />}</div>
						<div className={styles.pick}>
							{soon ? <p className={styles.soon}>{words.soon}</p> : <PickLink gym={name} words={words} />}
						</div>
					</li>
				))}
			</ol>
		</CentreSection>
	);
}
