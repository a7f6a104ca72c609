import { ArrowRight } from "lucide";
import { m } from "../../paraglide/messages.js";
import { FavouriteButton } from "../../ui/favourite/favourite-button.tsx";
import { Icon } from "../../ui/icon/icon.tsx";
import { Link } from "../../ui/link/link.tsx";
import styles from "./coach-wall.module.css";
import type { Coach } from "./coaches.server.ts";

interface CoachWallProps {
	coaches: readonly Coach[];
	hrefOf: (id: number) => string;
	joinTo: string;
}

/** On wide screens; the others load lazily. */
const firstRow = 5;

export function CoachWall({ coaches, hrefOf, joinTo }: CoachWallProps) {
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
					<div className={styles.texts}>
						<h3 className={styles.name}>
							<Link to={hrefOf(id)} inPlace="push" className={styles.link}>
								{name}
							</Link>
						</h3>
						<p className={styles.specialty}>{specialty}</p>
					</div>
					<FavouriteButton kind="coach" id={id} name={name} on="corner" />
				</li>
			))}
			<li data-ground="lime" className={styles.free}>
				<h3 className={styles.question}>{m.coaches_join_title()}</h3>
				<p>{m.coaches_join_text()}</p>
				<Link to={joinTo} className={styles.join}>
					{m.coaches_join_action()}
					<Icon glyph={ArrowRight} />
				</Link>
			</li>
		</ul>
	);
}
