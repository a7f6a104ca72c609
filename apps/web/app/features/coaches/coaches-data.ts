export interface CoachCard {
	id: number;
	name: string;
	specialty: string;
	description: string;
	photo: string;
	/** Slugs of the centres, and ids of the trainings. */
	clubs: string[];
	trainings: number[];
}

export interface CoachesWords {
	/** Of the document. */
	title: string;
	description: string;
	heading: string;
	lead: string;
	list: string;
	filter: string;
	all: string;
	missing: string;
	clubs: string;
	trainings: string;
	trial: string;
	join: { title: string; text: string; action: string };
}

export interface CoachesData {
	words: CoachesWords;
	coaches: CoachCard[];
	/** The centres that coaches work at: slug and name. */
	clubs: [slug: string, name: string][];
	/** The trainings that they lead: name and bare path. */
	trainings: Record<number, [name: string, path: string]>;
}
