import { cleanHtml } from "../platform/html.ts";
import { padel } from "./content/padel.ts";
import { priceGroups } from "./content/price-list.ts";
import { questions } from "./content/questions.ts";
import { terms } from "./content/terms.ts";
import type {
	DemoClub,
	DemoEvent,
	DemoQuestion,
	DemoStory,
	DemoTrainer,
	DemoTraining,
	DemoVideo,
} from "./content/types.ts";
import type { DemoRoom } from "./schedule.ts";

/** Demo content as rows of the tables. */

export const promotionTitle = { title: "Nedelja isprobavanja", titleEng: "Try-it week" };
export const promotionClubs = [3, 5];

export function gymRow(club: DemoClub) {
	const { phone2, rooms: _, lat, lng, lead, description, features, properties, ...rest } = club;
	return {
		...rest,
		phone2,
		latitude: lat,
		longitude: lng,
		lead: lead.sr,
		leadEng: lead.en,
		description: description.sr,
		descriptionEng: description.en,
		features: features.map(({ value, title, text }) => ({
			value: value.sr,
			value_eng: value.en,
			title: title.sr,
			title_eng: title.en,
			text: text.sr,
			text_eng: text.en,
		})),
		properties: properties.map(({ sr, en }) => ({ text: sr, text_eng: en })),
	};
}

export function roomRow({ id, gymId, name, position }: DemoRoom) {
	return { id, gymId, name: name.sr, nameEng: name.en, position };
}

export function trainingRow(training: DemoTraining, position: number) {
	const { id, name, description, duration, intensity, calories, type, picture } = training;
	return {
		id,
		name: name.sr,
		nameEng: name.en,
		description: description.sr,
		descriptionEng: description.en,
		duration,
		intensity,
		calories,
		photoUrl: `/media/trainings/${picture}.jpg`,
		trainingType: type,
		position,
	};
}

export function trainerRow({ id, name, picture, specialty, description }: DemoTrainer, position: number) {
	return {
		id,
		name,
		photoUrl: `/media/trainers/${picture}.svg`,
		specialty: specialty.sr,
		specialtyEng: specialty.en,
		description: description.sr,
		descriptionEng: description.en,
		position,
	};
}

export function storyRow(story: DemoStory, kind: "blog" | "events", published: (daysAgo: number) => Date) {
	const at = published(story.daysAgo);
	return {
		id: story.id,
		header: story.header.sr,
		headerEng: story.header.en,
		text: cleanHtml(story.html.sr),
		textEng: cleanHtml(story.html.en),
		photoUrl: `/media/${kind}/${story.picture}.jpg`,
		dateOfCreation: at,
		publishedAt: at,
	};
}

export function eventRow(event: DemoEvent, published: (daysAgo: number) => Date) {
	return {
		...storyRow(event, "events", published),
		homePhotoUrl: `/media/banners/${event.picture}.jpg`,
		kicker: event.kicker.sr,
		kickerEng: event.kicker.en,
		summary: event.summary.sr,
		summaryEng: event.summary.en,
		homePosition: event.homePosition,
	};
}

export function questionRows() {
	const topics: [keyof typeof questions | "padel", DemoQuestion[]][] = [
		["freestyle", questions.freestyle],
		["lesmills", questions.lesmills],
		["padel", padel.questions],
		["landing", questions.landing],
		["general", questions.general],
	];
	return topics.flatMap(([topic, list]) =>
		list.map(({ question, answer }, position) => ({
			topic,
			question: question.sr,
			questionEng: question.en,
			answer: answer.sr,
			answerEng: answer.en,
			position,
		})),
	);
}

export function termsRows() {
	return terms.map(({ title, text }, position) => ({
		title: title.sr,
		titleEng: title.en,
		text: text.sr,
		textEng: text.en,
		position,
	}));
}

export function padelRow() {
	const { courts, phone, email, lead, description, hours, prices, rental } = padel;
	return {
		courts,
		phone,
		email,
		lead: lead.sr,
		leadEng: lead.en,
		description: description.sr,
		descriptionEng: description.en,
		hours: hours.map((line) => ({ days: line.days.sr, days_eng: line.days.en, hours: line.hours })),
		prices: prices.map(({ title, slot, price }) => ({
			title: title.sr,
			title_eng: title.en,
			slot: slot.sr,
			slot_eng: slot.en,
			price,
		})),
		rental: rental.map(({ title, note, price }) => ({
			title: title.sr,
			title_eng: title.en,
			note: note.sr,
			note_eng: note.en,
			price,
		})),
	};
}

export function priceRows() {
	const groups = priceGroups.map(({ title, note }, index) => ({
		id: index + 1,
		title: title.sr,
		titleEng: title.en,
		note: note.sr,
		noteEng: note.en,
		position: index,
	}));
	const items = priceGroups.flatMap((group, index) =>
		group.items.map(({ title, note, unit, price }, position) => ({
			groupId: index + 1,
			title: title.sr,
			titleEng: title.en,
			note: note.sr,
			noteEng: note.en,
			unit: unit.sr,
			unitEng: unit.en,
			price,
			position,
		})),
	);
	return { groups, items };
}

export function videoRow({ id, title, description, url }: DemoVideo, groupId: number) {
	return {
		id,
		groupId,
		title: title.sr,
		titleEng: title.en,
		description: description.sr,
		descriptionEng: description.en,
		url,
		position: id,
	};
}
