import type { LatLng, Point } from "../map/projection.ts";

/** How wide a line is drawn, and how far it is seen. */
export type StreetKind = "motorway" | "main" | "street" | "path";

export interface Street {
	/** Null: drawn without a name. */
	name: string | null;
	/** If it differs from the Serbian one. */
	english?: string;
	kind: StreetKind;
	tram?: true;
	/** Corners in metres east and north of the center: `-300,40 120,60`. */
	line: string;
}

export interface Area {
	name: string;
	english?: string;
	kind: "water" | "park";
	/** As the line of a street, closed. */
	shape: string;
	/** Middle of its name. */
	label: string;
}

/** The surroundings of a place, some 700 metres to each side, true to about fifty. */
export interface Neighbourhood {
	center: LatLng;
	streets: Street[];
	areas: Area[];
}

/** Metres from the center; y grows to the south, as on a screen. */
export function metres(text: string): Point[] {
	return text
		.trim()
		.split(/\s+/)
		.map((pair) => {
			const [east = Number.NaN, north = Number.NaN] = pair.split(",").map(Number);
			return { x: east, y: north === 0 ? 0 : -north };
		});
}
