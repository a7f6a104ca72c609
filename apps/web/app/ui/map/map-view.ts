import type { Side } from "./label-sides.ts";
import type { LatLng, Point } from "./projection.ts";

// What the server works out, so that the page's script needs neither projection nor gazetteer. All points count from the middle.

export type PlaceKind = "water" | "town" | "quarter" | "green";

export interface PlaceName extends Point {
	name: string;
	kind: PlaceKind;
	/** 1 is written at every zoom, 2 from zoom 12, 3 from zoom 13. */
	rank: 1 | 2 | 3;
}

export interface CityMarker extends Point {
	/** Where the name stands on wide screens, and the number on phones. */
	wide: Side;
	narrow: Side;
}

export interface MapView {
	/** `club` is one place at zoom 12, `city` shows all of them. */
	kind: "club" | "city";
	center: LatLng;
	/** The top left corner of the drawing, and its size: without it a browser would take it for out of view and not fetch it. */
	drawing: Point & { width: number; height: number };
	places: PlaceName[];
	/** Address pattern of tiles, null without any. */
	tilesUrl: string | null;
}
