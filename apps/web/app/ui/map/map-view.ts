import type { Side } from "./label-sides.ts";
import type { LatLng, Point } from "./projection.ts";

// Computed on the server, so that the browser needs neither projection nor names. Points are relative to the middle.

export type PlaceKind = "water" | "town" | "quarter" | "green";

export interface PlaceName extends Point {
	name: string;
	kind: PlaceKind;
	/** 1 is shown at every zoom, 2 from zoom 12, 3 from zoom 13. */
	rank: 1 | 2 | 3;
}

export interface CityMarker extends Point {
	/** Side of the name on wide screens and on phones. */
	wide: Side;
	narrow: Side;
}

export interface MapView {
	/** `club` is one place at zoom 12, `city` shows all of them. */
	kind: "club" | "city";
	center: LatLng;
	/** Top left corner and size of the drawing; without a size, lazy loading would never start. */
	drawing: Point & { width: number; height: number };
	places: PlaceName[];
	/** Address pattern of tiles, or null. */
	tilesUrl: string | null;
}
