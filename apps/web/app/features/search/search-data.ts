/** A text cut where it was found: every second piece, from the second on, is a match. */
export type Pieces = string[];

export interface FoundThing {
	/** Bare path. */
	path: string;
	title: Pieces;
	text: Pieces;
}

export interface FoundGroup {
	kind: string;
	title: string;
	/** How many there are; more than are shown, says so. */
	count: string;
	results: FoundThing[];
}

export interface SearchWords {
	/** Of the document. */
	title: string;
	description: string;
	heading: string;
	label: string;
	placeholder: string;
	submit: string;
	hint: string;
	maybe: string;
	often: string;
	nothing: { title: string; text: string };
	/** "12 results for …" */
	found: string;
}

export interface SearchData {
	words: SearchWords;
	query: string;
	groups: FoundGroup[];
	suggestions: string[];
	/** Names and bare paths of what people look for most. */
	shortcuts: [name: string, path: string][];
}
