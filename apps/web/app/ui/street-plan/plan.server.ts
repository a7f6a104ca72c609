import { distanceBetween } from "@kvart/contract/distance";
import type { Locale } from "@kvart/contract/locale";
import { closedCurve, openCurve } from "../map/path.ts";
import { type LatLng, metreAt, type Point } from "../map/projection.ts";
import { eastOfSava } from "./east-of-sava.ts";
import { levelName, nameSpots, nearestPoint, readable } from "./name-spots.ts";
import { type Area, metres, type Neighbourhood, type Street } from "./neighbourhood.ts";
import { westOfSava } from "./west-of-sava.ts";

export const directions = [
	"north",
	"northEast",
	"east",
	"southEast",
	"south",
	"southWest",
	"west",
	"northWest",
] as const;
export type Direction = (typeof directions)[number];

export interface StreetPlan {
	/** Pixels of a metre on the map at zoom 12. */
	metre: number;
	streets: {
		name: string | null;
		kind: Street["kind"];
		tram: boolean;
		path: string;
		/** Where its name is on the path, in percent; null if there is no room. */
		nameAt: number | null;
	}[];
	areas: { name: string; kind: Area["kind"]; path: string; label: Point }[];
	/** The surroundings, nearest first, for people who do not see the plan. */
	near: { name: string; distance: number; direction: Direction; tram: boolean }[];
}

export const neighbourhoods: readonly Neighbourhood[] = [...westOfSava, ...eastOfSava];

/** A club that moves farther gets no plan rather than a wrong one. */
const farthest = 250;

const inDegrees = ({ lat, lng }: LatLng) => ({ latitude: lat, longitude: lng });
const degreeMetres = 111_195;

/** From the center of the neighbourhood to the place. */
function offsetOf(place: LatLng, { center }: Neighbourhood): Point {
	const x = (place.lng - center.lng) * degreeMetres * Math.cos((center.lat * Math.PI) / 180);
	return { x: Math.round(x), y: Math.round((center.lat - place.lat) * degreeMetres) };
}

function directionOf({ x, y }: Point): Direction {
	const eighths = Math.round(Math.atan2(x, -y) / (Math.PI / 4));
	return directions[(eighths + 8) % 8] as Direction;
}

/** The data is true to about fifty metres. */
const rounded = (distance: number) => Math.max(50, Math.round(distance / 50) * 50);

/** Null if there is no plan of the streets around this place. */
export function streetPlanOf(place: LatLng, locale: Locale): StreetPlan | null {
	const neighbourhood = neighbourhoods.find(
		({ center }) => distanceBetween(inDegrees(center), inDegrees(place)) <= farthest,
	);
	if (!neighbourhood) return null;
	const offset = offsetOf(place, neighbourhood);
	const moved = (text: string) => metres(text).map(({ x, y }) => ({ x: x - offset.x, y: y - offset.y }));
	const nameOf = ({ name, english }: Street | Area) => (locale === "en" && english ? english : name);
	const areas = neighbourhood.areas.map((area) => ({
		name: nameOf(area) ?? "",
		kind: area.kind,
		points: moved(area.shape),
		label: moved(area.label)[0] as Point,
	}));
	const streets = neighbourhood.streets.map((street) => ({
		name: nameOf(street),
		kind: street.kind,
		tram: street.tram ?? false,
		points: readable(moved(street.line)),
	}));
	const spots = nameSpots(
		streets,
		areas.flatMap(({ name, label }) => levelName(name, label)),
	);
	const near = [...streets, ...areas].flatMap(({ name, points, ...rest }) => {
		const point = nearestPoint(points, { x: 0, y: 0 });
		const tram = "tram" in rest && rest.tram;
		return name ? { name, distance: rounded(Math.hypot(point.x, point.y)), direction: directionOf(point), tram } : [];
	});
	return {
		metre: metreAt(place),
		streets: streets.map(({ points, ...street }, index) => {
			const spot = spots[index] ?? null;
			return { ...street, path: openCurve(points), nameAt: spot === null ? null : Math.round(spot * 1000) / 10 };
		}),
		areas: areas.map(({ points, ...area }) => ({ ...area, path: closedCurve(points) })),
		near: near.toSorted((a, b) => a.distance - b.distance),
	};
}
