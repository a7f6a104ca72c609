import type { Gym } from "@kvart/contract/clubs";
import type { Trainer, Training, TrainingType } from "@kvart/contract/content";
import { inLocale, type Locale } from "@kvart/contract/locale";
import { m } from "../../paraglide/messages.js";

export function coachesOf(gym: Gym, trainers: readonly Trainer[], locale: Locale) {
	return trainers
		.filter(({ gym_ids }) => gym_ids.includes(gym.id))
		.map(({ id, name, photo_url, specialty, specialty_eng }) => ({
			id,
			name,
			photo: photo_url,
			specialty: inLocale(locale, specialty, specialty_eng),
		}));
}

const titles: Record<TrainingType, () => string> = {
	freestyle: m.clubs_group_freestyle,
	lesmills: m.clubs_group_lesmills,
	gym: m.clubs_group_gym,
};

const pathOf = ({ id, training_type }: Training) =>
	({
		freestyle: `/freestyle-trainings?training=${id}`,
		lesmills: `/les-mills-trainings?training=${id}`,
		gym: "/gym-services",
	})[training_type];

/** Classes that the club's coaches teach, of the kinds that it offers; gym trainings wherever there is a gym. */
export function trainingsOf(gym: Gym, trainings: readonly Training[], trainers: readonly Trainer[], locale: Locale) {
	const taught = new Set(
		trainers.filter(({ gym_ids }) => gym_ids.includes(gym.id)).flatMap(({ training_ids }) => training_ids),
	);
	const offered: Record<TrainingType, (training: Training) => boolean> = {
		freestyle: ({ id }) => gym.fitness && taught.has(id),
		lesmills: ({ id }) => gym.les_mills && taught.has(id),
		gym: () => gym.gym,
	};
	const types: TrainingType[] = ["lesmills", "freestyle", "gym"];
	return types
		.map((type) => ({
			title: titles[type](),
			trainings: trainings
				.filter((training) => training.training_type === type && offered[type](training))
				.map((training) => ({
					name: inLocale(locale, training.name, training.name_eng),
					path: pathOf(training),
					minutes: m.clubs_minutes({ count: training.duration }),
				})),
		}))
		.filter(({ trainings: list }) => list.length > 0);
}
