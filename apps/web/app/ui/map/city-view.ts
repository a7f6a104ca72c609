import { textWidth } from "../fit-word/fit-word.ts";
import { labelSides, type Side } from "./label-sides.ts";
import { type LatLng, type Point, project } from "./projection.ts";

/** How much smaller than drawn the whole city is shown at the least, on wide screens and on phones; see the stylesheet. */
export const cityScales = { wide: 0.54, narrow: 0.4 };

export interface CityMarker {
	/** On the drawn map. */
	at: Point;
	/** Where the name stands on wide screens, and the number on phones. */
	wide: Side;
	narrow: Side;
}

const letter = 13;
const label = { height: 30, padding: 20 };
const number = { width: 30, height: 26 };

const scaled = ({ x, y }: Point, scale: number) => ({ x: x * scale, y: y * scale });

/** Places the labels of all clubs so that they can be read side by side. */
export function cityMarkers(clubs: readonly (LatLng & { name: string })[]): CityMarker[] {
	const points = clubs.map(project);
	const wide = labelSides(
		clubs.map(({ name }, index) => ({
			...scaled(points[index] as Point, cityScales.wide),
			width: textWidth(name) * letter + label.padding,
			height: label.height,
		})),
	);
	const narrow = labelSides(points.map((point) => ({ ...scaled(point, cityScales.narrow), ...number })));
	return points.map((at, index) => ({ at, wide: wide[index] ?? "right", narrow: narrow[index] ?? "right" }));
}

/** Labels need more room above the northernmost place than below the southernmost. */
const headroom = 0.012;

const between = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;

/** The middle of what all places span. */
export function middleOf(places: readonly LatLng[]): LatLng {
	return { lat: between(places.map(({ lat }) => lat)) + headroom, lng: between(places.map(({ lng }) => lng)) };
}
