import { m } from "../../paraglide/messages.js";
import { FavouriteButton } from "../../ui/favourite/favourite-button.tsx";
import { Intensity } from "../../ui/intensity/intensity.tsx";
import { Link } from "../../ui/link/link.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import styles from "./training-card.module.css";
import type { Training } from "./trainings.server.ts";

interface TrainingCardProps {
	training: Training;
	to: string;
}

export function TrainingCard({ training, to }: TrainingCardProps) {
	return (
		<article className={styles.card}>
			<div className={styles.picture}>
				{training.picture && (
					<Picture
						picture={training.picture}
						sizes="(width >= 1440px) 458px, (width >= 1024px) 32vw, (width >= 640px) 48vw, 96vw"
						fit="cover"
					/>
				)}
			</div>
			<div className={styles.texts}>
				<h3 className={styles.name}>
					<Link to={to} inPlace="push" className={styles.link}>
						{training.name}
					</Link>
				</h3>
				<TrainingFacts training={training} />
			</div>
			<FavouriteButton kind="training" id={training.id} name={training.name} on="corner" />
		</article>
	);
}

export function TrainingFacts({ training }: { training: Training }) {
	return (
		<dl className={styles.facts}>
			<div>
				<dt>{m.trainings_duration()}</dt>
				<dd>{training.duration} min</dd>
			</div>
			<div>
				<dt>{m.trainings_intensity()}</dt>
				<dd>
					<Intensity value={training.intensity} />
				</dd>
			</div>
			<div>
				<dt>{m.trainings_calories()}</dt>
				<dd>{training.calories} kcal</dd>
			</div>
		</dl>
	);
}
