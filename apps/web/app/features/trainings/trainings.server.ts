import type { Client } from "@kvart/contract/client";
import type { Gym } from "@kvart/contract/clubs";
import type { Trainer, Training } from "@kvart/contract/content";
import { inLocale, type Locale } from "@kvart/contract/locale";
import { pictureOfPhotoUrl } from "@kvart/media/photos";
import { pictureOf } from "@kvart/media/picture";
import { pageHeroes } from "@kvart/media/slots";
import { questionsOf } from "../../lib/questions.server.ts";
import { programmeCopy } from "./programme-copy.server.ts";
import type { NamedPath, TrainingCard, TrainingsData } from "./trainings-data.ts";
import { type Programme, trainingsWords } from "./words.server.ts";

function cardOf(training: Training, trainers: readonly Trainer[], locale: Locale): TrainingCard {
	const { id, duration, intensity, calories } = training;
	const picture = pictureOfPhotoUrl(training.photo_url, locale, training.photo);
	return {
		id,
		name: inLocale(locale, training.name, training.name_eng),
		description: inLocale(locale, training.description, training.description_eng),
		duration,
		intensity,
		calories,
		// Thirty placeholders would weigh more than the words of the page: the average colour must do.
		picture: picture && { ...picture, blur: "" },
		coachIds: trainers.filter(({ training_ids }) => training_ids.includes(id)).map((trainer) => trainer.id),
	};
}

/** Only centres with rooms have a schedule on the site; the licensed programmes are not held in all of them. */
function schedulesOf(gyms: readonly Gym[], programme: Programme): NamedPath[] {
	return gyms
		.filter((gym) => gym.fitness && gym.has_room && (programme === "freestyle" || gym.les_mills))
		.map(({ id, name }) => [name, `/training-schedule/${id}`]);
}

/** One programme family, in the page's language and no more. */
export async function loadTrainings(api: Client, locale: Locale, programme: Programme): Promise<TrainingsData> {
	const [trainings, trainers, gyms, questions] = await Promise.all([
		api.listTrainings(),
		api.listTrainers(),
		api.listGyms(),
		api.listQuestions(),
	]);
	const cards = trainings
		.filter(({ training_type }) => training_type === programme)
		.map((training) => cardOf(training, trainers, locale));
	const leading = new Set(cards.flatMap(({ coachIds }) => coachIds));
	return {
		words: trainingsWords(programme),
		picture: pictureOf(pageHeroes[programme], locale),
		...programmeCopy[programme][locale],
		trainings: cards,
		coaches: Object.fromEntries(trainers.filter(({ id }) => leading.has(id)).map(({ id, name }) => [id, name])),
		schedules: schedulesOf(gyms, programme),
		questions: questionsOf(questions, programme, locale),
	};
}
