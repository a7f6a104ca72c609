import type { Picture } from "@kvart/media/urls";

export interface HomeEvent {
	id: number;
	kicker: string;
	title: string;
	summary: string;
	picture: Picture | undefined;
}

export interface HomeClub {
	name: string;
	/** Bare path: the schedule of a centre that has one, else its page. */
	path: string;
	offers: string[];
	soon: boolean;
	picture: Picture | undefined;
}

export interface HomePost {
	id: number;
	title: string;
	/** `18.11.2026`, and the machine's form of it. */
	date: string;
	isoDate: string;
}

export interface HomeWords {
	title: string;
	description: string;
	claims: [figure: string, text: string][];
	clubs: { title: string; all: string };
	free: { kicker: string; title: string; text: string; action: string };
	blog: { title: string; all: string };
	about: { kicker: string; title: string; follow: string };
}

export interface HomeData {
	words: HomeWords;
	events: HomeEvent[];
	clubs: HomeClub[];
	freePicture: Picture;
	/** The newest post, told at length. */
	lead: (HomePost & { preview: string; picture: Picture | undefined }) | null;
	posts: HomePost[];
	about: string[];
}
