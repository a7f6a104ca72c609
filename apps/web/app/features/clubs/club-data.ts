import type { Picture } from "@kvart/media/urls";
import type { MapWords } from "../../ui/map/city-map.tsx";
import type { MapView } from "../../ui/map/map-view.ts";
import type { Feature } from "../../ui/poster/features.tsx";
import type { ClubTile, OpenNowData } from "./clubs-data.ts";

/** One picture of the gallery: in the mosaic and full screen. */
export interface GalleryPicture {
	picture: Picture;
	/** Where the picture lies as a file: the link's target without scripts. */
	full: string;
	thumbnail: string;
	/** Its place in the mosaic: row and column from 1, and how many of each. */
	cell: Cell;
}

export interface Cell {
	row: number;
	column: number;
	rows: number;
	columns: number;
	/** Takes a whole row on phones. */
	lead: boolean;
}

export interface GalleryData {
	title: string;
	count: string;
	pictures: GalleryPicture[];
	words: { open: string; viewer: string; close: string; previous: string; next: string };
}

export interface VisitData {
	title: string;
	address: string;
	/** Label and value, in the order of the card. */
	hours: [label: string, value: string][];
	phones: [label: string, phone: string][];
	call: string;
	directions: { label: string; name: string; url: string };
	mapWords: MapWords;
	map: MapView;
}

export interface TrainingGroup {
	title: string;
	trainings: { name: string; path: string; minutes: string }[];
}

export interface ClubCoach {
	id: number;
	name: string;
	specialty: string;
	photo: string;
}

export interface Promotion {
	kicker: string;
	title: string;
	text: string;
	tiles: Omit<ClubTile, "soon" | "index">[];
}

export interface ClubData {
	name: string;
	/** "Teretana", "Fitnes" or "Fitnes i teretana". */
	kind: string;
	soon: boolean;
	head: { title: string; description: string; keywords?: string; preview: string; jsonLd: Record<string, unknown>[] };
	words: {
		clubs: string;
		soon: string;
		soonText: string;
		schedule: string;
		about: string;
		has: string;
		trainings: string;
		coaches: string;
		allCoaches: string;
		others: string;
		all: string;
		freeTitle: string;
		freeAction: string;
	};
	picture: Picture;
	smallPicture: Picture | undefined;
	chips: string[];
	rating: number;
	features: Feature[];
	/** Bare path of the schedule, for clubs whose page leads there. */
	schedule: string | null;
	open: OpenNowData;
	lead: string;
	paragraphs: string[];
	properties: string[];
	visit: VisitData | null;
	gallery: GalleryData | null;
	promotion: Promotion | null;
	groups: TrainingGroup[];
	coaches: ClubCoach[];
	others: ClubTile[];
}
