import type {
	BlogPost,
	Event,
	Padel,
	PriceGroup,
	Question,
	TermsBlock,
	Trainer,
	Training,
} from "@kvart/contract/content";
import type { Photo } from "@kvart/contract/photo";
import type {
	selectBlogPosts,
	selectEvents,
	selectPadel,
	selectPriceGroups,
	selectPriceItems,
	selectQuestions,
	selectTermsBlocks,
	selectTrainers,
	selectTrainings,
} from "./queries.ts";

/** What pages need of an uploaded picture; null for every other address. */
type PhotoOf = (url: string) => Photo | null;

type Row<Q extends (...input: never[]) => PromiseLike<unknown[]>> = Awaited<ReturnType<Q>>[number];

export function toTraining(row: Row<typeof selectTrainings>, photoOf: PhotoOf): Training {
	return {
		id: row.id,
		name: row.name,
		name_eng: row.nameEng,
		description: row.description,
		description_eng: row.descriptionEng,
		duration: row.duration,
		intensity: row.intensity,
		calories: row.calories,
		photo_url: row.photoUrl,
		photo: photoOf(row.photoUrl),
		training_type: row.trainingType,
	};
}

export function toTrainer(
	row: Row<typeof selectTrainers>,
	{ gymIds, trainingIds, photoOf }: { gymIds: number[]; trainingIds: number[]; photoOf: PhotoOf },
): Trainer {
	return {
		id: row.id,
		name: row.name,
		photo_url: row.photoUrl,
		photo: photoOf(row.photoUrl),
		description: row.description,
		description_eng: row.descriptionEng,
		specialty: row.specialty,
		specialty_eng: row.specialtyEng,
		gym_ids: gymIds,
		training_ids: trainingIds,
	};
}

export function toBlogPost(row: Row<typeof selectBlogPosts>, photoOf: PhotoOf): BlogPost {
	return {
		id: row.id,
		header: row.header,
		header_eng: row.headerEng,
		text: row.text,
		text_eng: row.textEng,
		photo_url: row.photoUrl,
		photo: photoOf(row.photoUrl),
		date_of_creation: row.dateOfCreation.toISOString(),
	};
}

export function toEvent(row: Row<typeof selectEvents>, photoOf: PhotoOf): Event {
	return {
		...toBlogPost(row, photoOf),
		home_photo_url: row.homePhotoUrl,
		home_photo: photoOf(row.homePhotoUrl),
		kicker: row.kicker,
		kicker_eng: row.kickerEng,
		summary: row.summary,
		summary_eng: row.summaryEng,
	};
}

export function toPriceGroup(row: Row<typeof selectPriceGroups>, items: Row<typeof selectPriceItems>[]): PriceGroup {
	return {
		id: row.id,
		title: row.title,
		title_eng: row.titleEng,
		note: row.note,
		note_eng: row.noteEng,
		items: items.map((item) => ({
			id: item.id,
			title: item.title,
			title_eng: item.titleEng,
			note: item.note,
			note_eng: item.noteEng,
			unit: item.unit,
			unit_eng: item.unitEng,
			price: item.price,
		})),
	};
}

export function toQuestion(row: Row<typeof selectQuestions>): Question {
	return {
		id: row.id,
		topic: row.topic,
		question: row.question,
		question_eng: row.questionEng,
		answer: row.answer,
		answer_eng: row.answerEng,
	};
}

export function toTermsBlock(row: Row<typeof selectTermsBlocks>): TermsBlock {
	return { id: row.id, title: row.title, title_eng: row.titleEng, text: row.text, text_eng: row.textEng };
}

export function toPadel(row: NonNullable<Awaited<ReturnType<typeof selectPadel>>>): Padel {
	return {
		courts: row.courts,
		phone: row.phone,
		email: row.email,
		lead: row.lead,
		lead_eng: row.leadEng,
		description: row.description,
		description_eng: row.descriptionEng,
		hours: row.hours,
		prices: row.prices,
		rental: row.rental,
	};
}
