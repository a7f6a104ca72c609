import { Intensity } from "../../ui/intensity/intensity.tsx";
import styles from "./training-facts.module.css";
import type { TrainingCard, TrainingsWords } from "./trainings-data.ts";

interface TrainingFactsProps {
	training: Pick<TrainingCard, "duration" | "intensity" | "calories">;
	words: TrainingsWords["facts"];
}

export function TrainingFacts({ training, words }: TrainingFactsProps) {
	return (
		<dl className={styles.facts}>
			<div>
				<dt>{words.duration}</dt>
				<dd>{training.duration} min</dd>
			</div>
			<div>
				<dt>{words.intensity}</dt>
				<dd>
					<Intensity value={training.intensity} />
				</dd>
			</div>
			<div>
				<dt>{words.calories}</dt>
				<dd>{training.calories} kcal</dd>
			</div>
		</dl>
	);
}
