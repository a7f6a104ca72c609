import type { Picture } from "@kvart/media/urls";
import type { AnsweredQuestion } from "../../ui/question-list/question-list.tsx";

/** `?gym=Zemun` puts a centre into the form. */
export const gymParam = "gym";

export interface Point {
	title: string;
	text: string;
}

/** A centre as the landing pages show it. */
export interface CentreCard {
	name: string;
	/** Names of what it offers, in their order. */
	offers: string[];
	soon: boolean;
	/** Massage, Les Mills: where there is one. */
	ribbons: string[];
	/** Empty for a centre that has not opened. */
	properties: string[];
	rating: number;
	address: string;
	phone: string;
	picture: Picture | undefined;
}

export interface CentreWords {
	title: string;
	text: string;
	trial: string;
	prices: string;
	/** The button for those who hear it without seeing the card: `{name}` is the centre. */
	trialAt: string;
	soon: string;
}

/** What both landing pages have. */
export interface LandingBase {
	title: string;
	description: string;
	heading: string;
	lead: string;
	action: string;
	picture: Picture;
	centres: CentreCard[];
	questions: AnsweredQuestion[];
	words: { questions: string; centres: CentreWords; form: Point };
}

export interface LandingData extends LandingBase {
	/** Under the hero: a figure and what it counts. */
	claims: [figure: string, text: string][];
	reasons: { title: string; items: Point[] };
}

export type OptionName = "gym" | "group" | "cardio" | "massage" | "solarium" | "bar";

export interface SignUpData extends LandingBase {
	options: { title: string; items: [OptionName, string][] };
	cards: (Point & { picture: Picture; path: string; more: string })[];
}
