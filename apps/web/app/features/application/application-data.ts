export interface ApplicationWords {
	/** Of the document. */
	title: string;
	description: string;
	heading: string;
	download: string;
	facts: string;
	failed: { title: string; text: string; again: string };
	benefits: string;
	steps: string;
	others: string;
}

export interface PhoneRow {
	time: string;
	name: string;
	intensity: number;
}

export interface ApplicationData {
	words: ApplicationWords;
	lead: string;
	benefits: { title: string; text: string }[];
	steps: { title: string; text: string }[];
	/** Where the package is, for browsers without scripts. */
	downloadUrl: string;
	/** What the drawn phone shows. */
	rows: PhoneRow[];
}
