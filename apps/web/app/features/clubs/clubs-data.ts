import type { Picture } from "@kvart/media/urls";
import type { MapWords } from "../../ui/map/city-map.tsx";
import type { CityMarker, MapView } from "../../ui/map/map-view.ts";

export interface ClubTile {
	name: string;
	/** Its number among the twelve, the same on every page. */
	index: number;
	/** Bare path of the club's page. */
	path: string;
	offers: string[];
	soon: boolean;
	picture: Picture | undefined;
}

/** Opening hours as the data has them, `06:30 - 23:00`. */
export interface Hours {
	weekdays: string;
	saturday: string;
	sunday: string;
}

/** `{time}` stands where the time goes: the browser knows it, the server knows the language. */
export interface OpenWords {
	neutral: string;
	openUntil: string;
	opensAt: string;
	opensTomorrow: string;
	closed: string;
}

/** What tells whether a club is open now. */
export interface OpenNowData {
	hours: Hours;
	words: OpenWords;
}

export interface ClubEntry extends Pick<ClubTile, "name" | "index" | "path" | "soon"> {
	/** Missing until the club opens. */
	contact: { address: string; phone: string } | null;
	marker: CityMarker;
}

export interface ClubsData {
	words: {
		title: string;
		description: string;
		heading: string;
		count: string;
		week: string;
		toMap: string;
		tiles: string;
		map: string;
		mapText: string;
		addresses: string;
		visit: string;
		soon: string;
		soonText: string;
	};
	mapWords: MapWords;
	picture: Picture;
	tiles: ClubTile[];
	entries: ClubEntry[];
	map: MapView;
}
