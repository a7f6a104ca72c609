import type { DeskTraining } from "@kvart/contract/staff/today";
import { Title } from "@mantine/core";
import { useId } from "react";
import styles from "./board.module.css";
import { TrainingCard } from "./training-card.tsx";

interface PhaseSectionProps {
	title: string;
	trainings: readonly DeskTraining[];
	look: "cards" | "lines";
	countdown?: (training: DeskTraining) => string;
	withClub: boolean;
}

function TrainingList({ trainings, look, countdown, withClub }: Omit<PhaseSectionProps, "title">) {
	return (
		<ul className={styles.list} data-look={look}>
			{trainings.map((training) => (
				<TrainingCard
					key={training.period_id}
					training={training}
					withClub={withClub}
					{...(countdown && { countdown: countdown(training) })}
				/>
			))}
		</ul>
	);
}

export function PhaseSection({ title, ...list }: PhaseSectionProps) {
	const id = useId();
	if (list.trainings.length === 0) return null;
	return (
		<section aria-labelledby={id}>
			<Title order={2} id={id} className={styles.phase}>
				{title} <data>{list.trainings.length}</data>
			</Title>
			<TrainingList {...list} />
		</section>
	);
}

export function FoldedPhase({ title, ...list }: PhaseSectionProps) {
	if (list.trainings.length === 0) return null;
	return (
		<details className={styles.folded}>
			<summary>
				{title} <data>{list.trainings.length}</data>
			</summary>
			<TrainingList {...list} />
		</details>
	);
}
