import type { Picture } from "@kvart/media/urls";

export interface ServiceCopy {
	title: string;
	lead: string;
	paragraphs: string[];
	points: string[];
	/** The one number that says it, for a service with two pictures. */
	figure?: { value: string; text: string };
}

/** Words and a bare path. */
export type NamedPath = [words: string, path: string];

export interface Service extends ServiceCopy {
	/** The anchor of the spec. */
	id: string;
	/** The big one and its details. */
	pictures: Picture[];
	actions: NamedPath[];
	/** Where it is on offer, if not everywhere. */
	clubs: NamedPath[];
}

export interface ServicesData {
	words: { title: string; description: string; word: string; contents: string; clubs: string };
	picture: Picture;
	services: Service[];
}
