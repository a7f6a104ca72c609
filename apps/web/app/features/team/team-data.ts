import type { Picture } from "@kvart/media/urls";

export interface TeamWords {
	/** Of the document. */
	title: string;
	description: string;
	heading: string;
	about: string;
	roles: string;
	rolesText: string;
	apply: string;
	applyText: string;
	write: string;
}

export interface TeamData {
	words: TeamWords;
	picture: Picture;
	lead: string;
	paragraphs: string[];
	roles: string[];
}
