import type { Picture } from "@kvart/media/urls";
import type { AnsweredQuestion } from "../../ui/question-list/question-list.tsx";
import type { DurationBand, IntensityBand } from "./training-filter.ts";

export interface TrainingCard {
	id: number;
	name: string;
	description: string;
	/** Minutes. */
	duration: number;
	intensity: number;
	calories: number;
	picture: Picture | undefined;
	/** Who leads it: ids of `coaches`. */
	coachIds: number[];
}

/** A name and a bare path. */
export type NamedPath = [name: string, path: string];

export interface TrainingsWords {
	/** Of the document. */
	title: string;
	description: string;
	/** The oversized word. */
	word: string;
	choose: string;
	warning: string;
	trainings: string;
	facts: { duration: string; intensity: string; calories: string };
	filter: {
		label: string;
		intensity: string;
		duration: string;
		intensities: Record<IntensityBand, string>;
		durations: Record<DurationBand, string>;
		clear: string;
	};
	empty: { title: string; text: string };
	missing: string;
	schedule: string;
	coaches: string;
	trial: string;
	questions: string;
}

export interface TrainingsData {
	words: TrainingsWords;
	picture: Picture;
	lead: string;
	explanation: string[];
	warning: string;
	trainings: TrainingCard[];
	coaches: Record<number, string>;
	/** Schedules on which these trainings stand. */
	schedules: NamedPath[];
	questions: AnsweredQuestion[];
}
