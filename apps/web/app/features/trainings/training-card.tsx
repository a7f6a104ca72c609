import { Link } from "../../ui/link/link.tsx";
import { Picture } from "../../ui/picture/picture.tsx";
import styles from "./training-card.module.css";
import { TrainingFacts } from "./training-facts.tsx";
import type { TrainingCard as Training, TrainingsWords } from "./trainings-data.ts";

interface TrainingCardProps {
	training: Training;
	facts: TrainingsWords["facts"];
	to: string;
}

export function TrainingCard({ training, facts, to }: TrainingCardProps) {
	return (
		<article className={styles.card}>
			<div className={styles.picture}>
				{training.picture && (
					<Picture
						picture={{ ...training.picture, alt: "" }}
						sizes="(width >= 1440px) 458px, (width >= 1024px) 32vw, (width >= 640px) 48vw, 96vw"
						fit="cover"
					/>
				)}
			</div>
			<div className={styles.words}>
				<h3 className={styles.name}>
					<Link to={to} inPlace="push" className={styles.link}>
						{training.name}
					</Link>
				</h3>
				<TrainingFacts training={training} words={facts} />
			</div>
		</article>
	);
}
