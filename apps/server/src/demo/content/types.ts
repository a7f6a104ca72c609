/** The shapes of the demo content. Every text a person can read exists in Serbian and English. */

export interface Text {
	sr: string;
	en: string;
}

export interface DemoFeature {
	/** The big figure of the block, such as "900 m²" or "48". */
	value: Text;
	title: Text;
	text: Text;
}

export interface DemoClub {
	id: number;
	slug: string;
	name: string;
	fitness: boolean;
	gym: boolean;
	/** `uskoro` marks a club that is not open yet. */
	address: string;
	phone: string;
	phone2: string | null;
	/** Opening hours as `HH:MM - HH:MM`. */
	weekdays: string;
	saturday: string;
	sunday: string;
	lat: number;
	lng: number;
	rating: number;
	offers: ("gym" | "fitness" | "cardio" | "padel")[];
	massage: boolean;
	lesMills: boolean;
	galleryCount: number;
	/** Whether the club page has a button to the schedule (the spec names five clubs). */
	scheduleButton: boolean;
	/** One or two sentences that open the club page. */
	lead: Text;
	/** A paragraph or two about the club. */
	description: Text;
	features: DemoFeature[];
	/** Short lines of the landing card: parking, showers, air conditioning. */
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
	/** Calories of one training, a typical figure. */
	calories: number;
	type: "freestyle" | "lesmills" | "gym";
	/** File name of its picture without ending, for example `body-pump`. */
	picture: string;
}

export interface DemoTrainer {
	id: number;
	name: string;
	/** File name of the portrait without ending: the name in lower case, no diacritics, dashes. */
	picture: string;
	/** One line under the name: what the coach teaches. */
	specialty: Text;
	description: Text;
	/** Ids of the clubs where the coach works. */
	clubs: number[];
	/** Ids of the group trainings that the coach leads; empty for coaches of the gym floor. */
	trainings: number[];
}

/** A text page or a story. The body is HTML of p, h2, h3, ul, ol, li, strong, em, blockquote, a. */
export interface DemoStory {
	id: number;
	header: Text;
	html: Text;
	picture: string;
	/** Days before the first start of the demo. */
	daysAgo: number;
}

export interface DemoEvent extends DemoStory {
	/** Place in the home banner, null for an event that is not in it. */
	homePosition: number | null;
	/** Small line above the title in the banner. */
	kicker: Text;
	/** One sentence under the title in the banner. */
	summary: Text;
}

export interface DemoVideo {
	id: number;
	title: Text;
	description: Text;
	/** Address of the film; own files are `/videos/NAME.mp4`. */
	url: string;
	group: "home" | "start";
}

export interface DemoPriceGroup {
	title: Text;
	note: Text;
	items: { title: Text; note: Text /** RSD. */; price: number; unit: Text }[];
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
