import type { Client } from "@kvart/contract/client";
import type { Gym } from "@kvart/contract/clubs";
import type { Trainer, Training } from "@kvart/contract/content";
import { inLocale, type Locale } from "@kvart/contract/locale";
import { m } from "../../paraglide/messages.js";
import type { CoachCard, CoachesData, CoachesWords } from "./coaches-data.ts";

function words(count: number): CoachesWords {
	return {
		title: m.coaches_title(),
		description: m.coaches_description(),
		heading: m.coaches_heading(),
		lead: m.coaches_lead({ count }),
		list: m.coaches_list(),
		filter: m.coaches_filter(),
		all: m.coaches_all(),
		missing: m.coaches_missing(),
		clubs: m.coaches_clubs(),
		trainings: m.coaches_trainings(),
		trial: m.coaches_trial(),
		join: { title: m.coaches_join_title(), text: m.coaches_join_text(), action: m.coaches_join_action() },
	};
}

function cardOf(
	trainer: Trainer,
	gyms: readonly Gym[],
	trainings: CoachesData["trainings"],
	locale: Locale,
): CoachCard {
	return {
		id: trainer.id,
		name: trainer.name,
		specialty: inLocale(locale, trainer.specialty, trainer.specialty_eng),
		description: inLocale(locale, trainer.description, trainer.description_eng),
		photo: trainer.photo_url,
		clubs: gyms.filter(({ id }) => trainer.gym_ids.includes(id)).map(({ slug }) => slug),
		trainings: trainer.training_ids.filter((id) => trainings[id]),
	};
}

/** Trainings that have a page of their own, where a sheet tells about them. */
function trainingsOf(trainings: readonly Training[], locale: Locale): CoachesData["trainings"] {
	const pages = { freestyle: "/freestyle-trainings", lesmills: "/les-mills-trainings", gym: null };
	return Object.fromEntries(
		trainings.flatMap(({ id, name, name_eng, training_type }) => {
			const page = pages[training_type];
			return page ? [[id, [inLocale(locale, name, name_eng), `${page}?training=${id}`]]] : [];
		}),
	);
}

/** The team, in the page's language and no more. */
export async function loadCoaches(api: Client, locale: Locale): Promise<CoachesData> {
	const [trainers, gyms, all] = await Promise.all([api.listTrainers(), api.listGyms(), api.listTrainings()]);
	const trainings = trainingsOf(all, locale);
	const working = new Set(trainers.flatMap(({ gym_ids }) => gym_ids));
	return {
		words: words(trainers.length),
		coaches: trainers.map((trainer) => cardOf(trainer, gyms, trainings, locale)),
		clubs: gyms.filter(({ id }) => working.has(id)).map(({ slug, name }) => [slug, name]),
		trainings,
	};
}
