import { type Gym, isComingSoon, type Offer } from "@kvart/contract/clubs";
import { type BlogPost, type Event, plainText, type Trainer, type Training } from "@kvart/contract/content";
import { inLocale, type Locale } from "@kvart/contract/locale";
import { type Entry, entryOf } from "./entry.ts";

/** Search words for the offers of clubs. */
const offerWords: Record<Offer, string> = {
	gym: "teretana tegovi gym weights",
	fitness: "fitnes grupni treninzi fitness classes",
	cardio: "kardio zona cardio zone",
	padel: "padel tereni courts",
};

export function clubEntry(club: Gym, locale: Locale): Entry {
	const text = (serbian: string, english: string) => inLocale(locale, serbian, english);
	const soon = isComingSoon(club);
	const parts = [
		soon ? text("Uskoro.", "Coming soon.") : `${club.address}.`,
		text(club.lead, club.lead_eng),
		text(club.description, club.description_eng),
		...club.properties.map((property) => `${text(property.text, property.text_eng)}.`),
	];
	return entryOf({
		kind: "club",
		id: club.id,
		title: club.name,
		text: parts.join(" "),
		path: `/${club.slug}`,
		photoUrl: club.photo_url,
		hidden: [
			...club.offers.map((offer) => offerWords[offer]),
			...(club.massage ? ["masaža massage"] : []),
			...(club.les_mills ? ["Les Mills"] : []),
			"centar klub centre club",
		],
	});
}

const trainingPages: Record<Training["training_type"], (id: number) => string> = {
	freestyle: (id) => `/freestyle-trainings?training=${id}`,
	lesmills: (id) => `/les-mills-trainings?training=${id}`,
	gym: () => "/gym-services",
};

export function trainingEntry(training: Training, locale: Locale): Entry {
	return entryOf({
		kind: "training",
		id: training.id,
		title: inLocale(locale, training.name, training.name_eng),
		text: inLocale(locale, training.description, training.description_eng),
		path: trainingPages[training.training_type](training.id),
		photoUrl: training.photo_url,
		hidden: [training.name, training.name_eng, training.training_type === "lesmills" ? "Les Mills" : ""],
	});
}

/** Names by id, so that a coach is found by club and training too. */
interface Names {
	clubs: ReadonlyMap<number, string>;
	trainings: ReadonlyMap<number, string>;
}

function namesOf(ids: readonly number[], names: ReadonlyMap<number, string>): string {
	return ids.flatMap((id) => names.get(id) ?? []).join(", ");
}

export function coachEntry(coach: Trainer, { clubs, trainings }: Names, locale: Locale): Entry {
	const specialty = inLocale(locale, coach.specialty, coach.specialty_eng);
	const description = inLocale(locale, coach.description, coach.description_eng);
	return entryOf({
		kind: "coach",
		id: coach.id,
		title: coach.name,
		text: `${specialty}. ${description} ${namesOf(coach.gym_ids, clubs)}.`,
		path: `/coaches?coach=${coach.id}`,
		photoUrl: coach.photo_url,
		hidden: [namesOf(coach.training_ids, trainings), "trener coach"],
	});
}

type Story = Omit<BlogPost, "date_of_creation"> & Partial<Pick<Event, "summary" | "summary_eng">>;

export function storyEntry(kind: "event" | "post", story: Story, locale: Locale): Entry {
	const opening = story.summary === undefined ? "" : `${inLocale(locale, story.summary, story.summary_eng ?? "")} `;
	return entryOf({
		kind,
		id: story.id,
		title: inLocale(locale, story.header, story.header_eng),
		text: opening + plainText(inLocale(locale, story.text, story.text_eng)),
		path: kind === "event" ? `/events/${story.id}` : `/blog/${story.id}`,
		photoUrl: story.photo_url,
		hidden: [story.header, story.header_eng],
	});
}
