import { m } from "../../paraglide/messages.js";
import type { TrainingsWords } from "./trainings-data.ts";

export type Programme = "freestyle" | "lesmills";

const own: Record<Programme, () => Pick<TrainingsWords, "title" | "description" | "word">> = {
	freestyle: () => ({
		title: m.trainings_freestyle_title(),
		description: m.trainings_freestyle_description(),
		word: m.trainings_freestyle_word(),
	}),
	lesmills: () => ({
		title: m.trainings_lesmills_title(),
		description: m.trainings_lesmills_description(),
		word: m.trainings_lesmills_word(),
	}),
};

/** What stands still on the page, in its language. */
export function trainingsWords(programme: Programme): TrainingsWords {
	return {
		...own[programme](),
		choose: m.trainings_choose(),
		warning: m.trainings_warning(),
		trainings: m.trainings_list(),
		facts: {
			duration: m.trainings_duration(),
			intensity: m.trainings_intensity(),
			calories: m.trainings_calories(),
		},
		filter: {
			label: m.trainings_filter(),
			intensity: m.trainings_intensity(),
			duration: m.trainings_duration(),
			intensities: { light: m.trainings_light(), medium: m.trainings_moderate(), hard: m.trainings_hard() },
			durations: { short: m.trainings_short(), medium: m.trainings_middling(), long: m.trainings_long() },
			clear: m.trainings_clear(),
		},
		empty: { title: m.trainings_empty_title(), text: m.trainings_empty_text() },
		missing: m.trainings_missing(),
		schedule: m.trainings_schedule(),
		coaches: m.trainings_coaches(),
		trial: m.trainings_trial(),
		questions: m.trainings_questions(),
	};
}
