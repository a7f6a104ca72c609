import type { EventTime } from "@kvart/contract/event-time";
import { type CalendarDate, daysBetween } from "@kvart/contract/time";
import { coachKey } from "@kvart/media/coaches";
import type { StoredPriceItem } from "../platform/database/schema/content.ts";
import { cleanHtml } from "../platform/html.ts";
import { padel } from "./content/padel.ts";
import { priceGroups } from "./content/price-list.ts";
import { questions } from "./content/questions.ts";
import { replyTemplates } from "./content/reply-templates.ts";
import { terms } from "./content/terms.ts";
import type {
	DemoClub,
	DemoEvent,
	DemoPriceGroup,
	DemoStory,
	DemoTrainer,
	DemoTraining,
	DemoVideo,
	Text,
} from "./content/types.ts";
import type { DemoRoom } from "./schedule.ts";

export const promotionTexts = {
	title: "Dani isprobavanja",
	titleEng: "Try-it days",
	text: "Dođi na trening koji ti je potpuno nov. Termini su otvoreni svima i besplatni, samo prijavi mesto da te čekamo.",
	textEng:
		"Come to a class you’ve never tried. Places are free and open to everyone, just book yours so we expect you.",
	photoUrl: "/media/trainings/kettlebell.jpg",
};
export const promotionClubs = [3, 5];

type Split<T, Suffix extends string> = {
	[K in keyof T & string as T[K] extends Text ? K | `${K}${Suffix}` : K]: T[K] extends Text ? string : T[K];
};

function split<T extends object, Suffix extends string>(record: T, suffix: Suffix): Split<T, Suffix> {
	const entries = Object.entries(record).flatMap(([key, value]: [string, unknown]) => {
		const text = value as Text | null;
		return typeof text === "object" && text !== null && "sr" in text
			? [
					[key, text.sr],
					[key + suffix, text.en],
				]
			: [[key, value]];
	});
	return Object.fromEntries(entries) as Split<T, Suffix>;
}

/** `{ name: { sr, en } }` becomes `{ name, nameEng }`. */
const columns = <T extends object>(record: T) => split(record, "Eng");
/** In JSON columns: `{ name, name_eng }`. */
const fields = <T extends object>(record: T) => split(record, "_eng");

export function gymRow({ rooms: _, features, properties, ...club }: DemoClub) {
	return {
		...columns(club),
		features: features.map(fields),
		properties: properties.map((text) => fields({ text })),
	};
}

export function roomRow(room: DemoRoom) {
	return columns(room);
}

export function trainingRow({ picture, hours: _, places: __, ...training }: DemoTraining, position: number) {
	return { ...columns(training), photoUrl: `/media/trainings/${picture}.jpg`, position };
}

export function trainerRow(
	{ clubs: _, trainings: __, away: ___, places: ____, ...trainer }: DemoTrainer,
	position: number,
) {
	return { ...columns(trainer), photoUrl: `/media/trainers/${coachKey(trainer.name)}.svg`, position };
}

type PublishedAt = (daysAgo: number) => Date;

export function storyRow({ id, header, html, picture, daysAgo }: DemoStory, kind: "blog" | "events", at: PublishedAt) {
	return {
		...columns({ id, header }),
		text: cleanHtml(html.sr),
		textEng: cleanHtml(html.en),
		photoUrl: `/media/${kind}/${picture}.jpg`,
		dateOfCreation: at(daysAgo),
		publishedAt: at(daysAgo),
	};
}

export function eventDateColumns({ from_date, from_time, to_date, to_time }: EventTime) {
	return { fromDate: from_date, fromTime: from_time, toDate: to_date, toTime: to_time };
}

/** An event is announced this long before it begins. */
const daysOfNotice = 3;

export function eventRow(event: DemoEvent, at: PublishedAt, today: CalendarDate) {
	const { picture, kicker, summary, homePosition, when, gymId = null, place = { sr: "", en: "" } } = event;
	const begun = daysBetween(when?.(today).from_date ?? today, today);
	return {
		...storyRow({ ...event, daysAgo: Math.max(event.daysAgo, begun + daysOfNotice) }, "events", at),
		...columns({ kicker, summary, homePosition, gymId, place }),
		...(when && eventDateColumns(when(today))),
		homePhotoUrl: `/media/banners/${picture}.jpg`,
	};
}

export function questionRows() {
	const topics = { ...questions, padel: padel.questions };
	return (["freestyle", "lesmills", "padel", "landing", "general"] as const).flatMap((topic) =>
		topics[topic].map((question, position) => ({ ...columns(question), topic, position })),
	);
}

export function termsRows() {
	return terms.map((block, position) => ({ ...columns(block), position }));
}

export function replyTemplateRows() {
	return replyTemplates.map((template, position) => ({ ...columns(template), position }));
}

export function padelRow() {
	const { questions: _, hours, prices, rental, ...centre } = padel;
	return {
		...columns(centre),
		hours: hours.map(fields),
		prices: prices.map(fields),
		rental: rental.map(fields),
	};
}

function priceItemRow(item: DemoPriceGroup["items"][number], id: number): StoredPriceItem {
	const { months = 0, visits = 0, covers = [], hours = "all", clubs = "one" } = item;
	const { title, note, unit, price, gymIds = [], freezeDays = 0 } = item;
	const texts = fields({ title, note, unit, price });
	return { ...texts, id, months, visits, covers, hours, clubs, gym_ids: gymIds, freeze_days: freezeDays };
}

/** Ids count through the list. */
export function priceListRow(validFrom: CalendarDate) {
	let items = 0;
	const groups = priceGroups.map(({ items: own, mostChosen = false, ...group }, index) => ({
		...fields(group),
		id: index + 1,
		most_chosen: mostChosen,
		items: own.map((item) => priceItemRow(item, (items += 1))),
	}));
	return { validFrom, groups };
}

export function videoRow({ group: _, ...video }: DemoVideo, groupId: number) {
	return { ...columns(video), groupId, position: video.id };
}
