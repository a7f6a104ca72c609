import type { Client } from "@kvart/contract/client";
import type { Gym } from "@kvart/contract/clubs";
import type { Trainer, Training } from "@kvart/contract/content";
import { inLocale, type Locale } from "@kvart/contract/locale";
import { loadNextClasses } from "../../lib/next-classes.server.ts";

export type CoachesData = Awaited<ReturnType<typeof loadCoaches>>;
export type Coach = CoachesData["coaches"][number];

function coachOf(trainer: Trainer, gyms: readonly Gym[], trainings: object, locale: Locale) {
	return {
		id: trainer.id,
		name: trainer.name,
		specialty: inLocale(locale, trainer.specialty, trainer.specialty_eng),
		description: inLocale(locale, trainer.description, trainer.description_eng),
		photo: trainer.photo_url,
		clubs: gyms.filter(({ id }) => trainer.gym_ids.includes(id)).map(({ slug }) => slug),
		trainings: trainer.training_ids.filter((id) => id in trainings),
	};
}

/** Name and path of the trainings that have a page, by id. */
function trainingsOf(trainings: readonly Training[], locale: Locale): Record<number, [name: string, path: string]> {
	const pages = { freestyle: "/freestyle-trainings", lesmills: "/les-mills-trainings", gym: null };
	return Object.fromEntries(
		trainings.flatMap(({ id, name, name_eng, training_type }) => {
			const page = pages[training_type];
			return page ? [[id, [inLocale(locale, name, name_eng), `${page}?training=${id}`]]] : [];
		}),
	);
}

/** `wanted` is the coach whose sheet is open. */
export async function loadCoaches(api: Client, locale: Locale, wanted: string | null) {
	const [trainers, gyms, all] = await Promise.all([api.listTrainers(), api.listGyms(), api.listTrainings()]);
	const trainings = trainingsOf(all, locale);
	const open = trainers.find(({ id }) => String(id) === wanted);
	const working = new Set(trainers.flatMap(({ gym_ids }) => gym_ids));
	return {
		coaches: trainers.map((trainer) => coachOf(trainer, gyms, trainings, locale)),
		clubs: gyms.filter(({ id }) => working.has(id)).map(({ slug, name }) => ({ slug, name })),
		trainings,
		next: open ? await loadNextClasses(api, locale, { coach: open.id }) : null,
	};
}
