import type { Covering, PlanClubs, PlanHours } from "@kvart/contract/memberships/plans";
import type { Day } from "@kvart/contract/time";
import type { gyms } from "../../platform/database/schema/clubs.ts";
import type { EventDates } from "../event-dates.ts";

export interface Text {
	sr: string;
	en: string;
}

export interface DemoFeature {
	/** The large number, such as "900 m²" or "48". */
	value: Text;
	title: Text;
	text: Text;
}

type ClubColumns = typeof gyms.$inferInsert;

/** Plain columns are written as the table has them, texts in both languages. */
export interface DemoClub
	extends Omit<
		ClubColumns,
		| "lead"
		| "leadEng"
		| "description"
		| "descriptionEng"
		| "stop"
		| "stopEng"
		| "parking"
		| "parkingEng"
		| "features"
		| "properties"
		| "gallery"
		| "version"
	> {
	id: number;
	lead: Text;
	/** How to come. */
	stop: Text;
	parking: Text;
	description: Text;
	features: DemoFeature[];
	properties: Text[];
	rooms: Text[];
}

export interface DemoTraining {
	id: number;
	name: Text;
	description: Text;
	/** Minutes. */
	duration: number;
	/** 0 to 5. */
	intensity: number;
	calories: number;
	trainingType: "freestyle" | "lesmills" | "gym";
	/** The earliest and the latest start that its text allows. */
	hours?: { from: number; until: number };
	/** The most people that its text allows. */
	places?: number;
	/** File name without extension. */
	picture: string;
}

export interface DemoTrainer {
	id: number;
	name: string;
	specialty: Text;
	description: Text;
	/** Ids of clubs. */
	clubs: number[];
	/** Ids of trainings; empty for coaches of the gym floor who have no classes. */
	trainings: number[];
	/** Hours at which their text says that they do something else. */
	away?: { days: readonly Day[]; from: number; until: number }[];
	/** The most people that their text allows. */
	places?: number;
}

export interface DemoStory {
	id: number;
	header: Text;
	html: Text;
	picture: string;
	/** Relative to the first start of the demo. */
	daysAgo: number;
}

export interface DemoEvent extends DemoStory {
	/** Position in the home banner, if any. */
	homePosition: number | null;
	/** The line above the title in the banner. */
	kicker: Text;
	/** The sentence below it. */
	summary: Text;
	/** Missing for news without dates. It is published before it begins. */
	when?: EventDates;
	gymId?: number;
	/** Where it takes place, if not in one club. */
	place?: Text;
}

export interface DemoVideo {
	id: number;
	title: Text;
	description: Text;
	/** Our own files are `/videos/NAME.mp4`. */
	url: string;
	group: "home" | "start";
}

export interface DemoPriceGroup {
	title: Text;
	note: Text;
	mostChosen?: boolean;
	items: {
		title: Text;
		note: Text;
		/** RSD. */
		price: number;
		unit: Text;
		months?: number;
		visits?: number;
		/** The areas that it opens; without them, it is not sold as a membership. */
		covers?: Covering[];
		hours?: PlanHours;
		/** `one` without it. */
		clubs?: PlanClubs;
		/** Ids of clubs that can be chosen; any without them. */
		gymIds?: number[];
		freezeDays?: number;
	}[];
}

export interface DemoQuestion {
	question: Text;
	answer: Text;
}

export interface DemoTermsBlock {
	title: Text;
	text: Text;
}

export interface DemoPadel {
	courts: number;
	phone: string;
	email: string;
	lead: Text;
	description: Text;
	hours: { days: Text; hours: string }[];
	prices: { title: Text; slot: Text /** RSD. */; price: number }[];
	rental: { title: Text; note: Text /** RSD. */; price: number }[];
	questions: DemoQuestion[];
}
