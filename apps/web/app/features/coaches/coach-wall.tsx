import { ArrowRight } from "lucide";
import { Icon } from "../../ui/icon/icon.tsx";
import { Link } from "../../ui/link/link.tsx";
import styles from "./coach-wall.module.css";
import type { CoachCard, CoachesWords } from "./coaches-data.ts";

interface CoachWallProps {
	coaches: readonly CoachCard[];
	hrefOf: (id: number) => string;
	join: CoachesWords["join"];
	joinTo: string;
}

/** On a wide screen the first row is seen at once; the rest of the wall is drawn when it comes near. */
const firstRow = 5;

/** Posters from edge to edge, like a wall in the underpass; the last one is still free. */
export function CoachWall({ coaches, hrefOf, join, joinTo }: CoachWallProps) {
	return (
		<ul data-swap="wall" className={styles.wall}>
			{coaches.map(({ id, name, specialty, photo }, index) => (
				<li key={id} className={styles.poster}>
					<img
						src={photo}
						alt=""
						width={800}
						height={1000}
						loading={index < firstRow ? "eager" : "lazy"}
						decoding="async"
						className={styles.portrait}
					/>
					<div className={styles.words}>
						<h3 className={styles.name}>
							<Link to={hrefOf(id)} inPlace="push" className={styles.link}>
								{name}
							</Link>
						</h3>
						<p className={styles.specialty}>{specialty}</p>
					</div>
				</li>
			))}
			<li data-ground="lime" className={styles.free}>
				<h3 className={styles.question}>{join.title}</h3>
				<p>{join.text}</p>
				<Link to={joinTo} className={styles.join}>
					{join.action}
					<Icon glyph={ArrowRight} />
				</Link>
			</li>
		</ul>
	);
}
