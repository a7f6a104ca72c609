import type { ReactNode } from "react";
import { useAddress, withParams } from "../../lib/address.ts";
import { LinkChip } from "../../ui/chip/link-chip.tsx";
import styles from "./filter-bar.module.css";
import { durationBands, filterOf, intensityBands, matches } from "./training-filter.ts";
import type { TrainingCard, TrainingsWords } from "./trainings-data.ts";

interface FilterBarProps {
	words: TrainingsWords["filter"];
	trainings: readonly TrainingCard[];
}

/** Links, so that a choice has an address and works without scripts. A band that holds no training is not offered. */
export function FilterBar({ words, trainings }: FilterBarProps) {
	const { pathname, search } = useAddress();
	const now = filterOf(search);
	const none = { intensity: undefined, duration: undefined };
	const intensities = (Object.keys(intensityBands) as (keyof typeof intensityBands)[]).filter((band) =>
		trainings.some((training) => matches(training, { ...none, intensity: band })),
	);
	const durations = (Object.keys(durationBands) as (keyof typeof durationBands)[]).filter((band) =>
		trainings.some((training) => matches(training, { ...none, duration: band })),
	);
	const to = (name: string, band: string, on: boolean) =>
		withParams({ pathname, search }, { training: undefined, [name]: on ? undefined : band });
	return (
		<nav aria-label={words.label} data-swap="filter" className={styles.bar}>
			<Choice label={words.intensity}>
				{intensities.map((band) => (
					<li key={band}>
						<LinkChip on={now.intensity === band} to={to("intensity", band, now.intensity === band)}>
							{words.intensities[band]}
						</LinkChip>
					</li>
				))}
			</Choice>
			<Choice label={words.duration}>
				{durations.map((band) => (
					<li key={band}>
						<LinkChip on={now.duration === band} to={to("duration", band, now.duration === band)}>
							{words.durations[band]}
						</LinkChip>
					</li>
				))}
			</Choice>
		</nav>
	);
}

function Choice({ label, children }: { label: string; children: ReactNode }) {
	return (
		<div className={styles.choice}>
			<p className={styles.label}>{label}</p>
			<ul aria-label={label} className={styles.chips}>
				{children}
			</ul>
		</div>
	);
}
