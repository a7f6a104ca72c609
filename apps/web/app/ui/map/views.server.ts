import type { Locale } from "@kvart/contract/locale";
import { textWidth } from "../fit-word/fit-word.ts";
import { labelSides } from "./label-sides.ts";
import type { CityMarker, MapView } from "./map-view.ts";
import { placeNames } from "./place-names.server.ts";
import { drawnHeight, drawnWidth, type LatLng, type Point, project } from "./projection.ts";

/** Smallest scale of the whole city on wide screens and on phones; see the stylesheet. */
const cityScales = { wide: 0.54, narrow: 0.4 };

interface Place extends LatLng {
	name: string;
}

interface Setting {
	locale: Locale;
	tilesUrl: string | null;
}

function viewOf(kind: MapView["kind"], center: LatLng, marked: readonly Place[], setting: Setting): MapView {
	const middle = project(center);
	const names = marked.map(({ name }) => name);
	return {
		kind,
		center,
		drawing: { x: -middle.x, y: -middle.y, width: drawnWidth, height: drawnHeight },
		places: placeNames(setting.locale, names, middle, kind === "club"),
		tilesUrl: setting.tilesUrl,
	};
}

export function clubView(place: Place, setting: Setting): MapView {
	return viewOf("club", { lat: place.lat, lng: place.lng }, [place], setting);
}

/** Sizes of a label on wide screens and on phones. */
const label = {
	wide: { letter: 13, padding: 20, height: 30 },
	narrow: { letter: 8.3, padding: 8, height: 17 },
};
/** Half of the map on a phone of 360 pixels. */
const narrowest = 161;

const scaled = ({ x, y }: Point, scale: number) => ({ x: x * scale, y: y * scale });

/** Places the labels of all clubs without overlaps. */
function markersOf(places: readonly Place[], center: LatLng): CityMarker[] {
	const middle = project(center);
	const points = places.map((place) => {
		const { x, y } = project(place);
		return { x: Math.round(x - middle.x), y: Math.round(y - middle.y) };
	});
	const labels = (screen: keyof typeof label) =>
		places.map(({ name }, index) => ({
			...scaled(points[index] as Point, cityScales[screen]),
			width: textWidth(name) * label[screen].letter + label[screen].padding,
			height: label[screen].height,
		}));
	const wide = labelSides(labels("wide"));
	const narrow = labelSides(labels("narrow"), narrowest);
	return points.map((point, index) => ({ ...point, wide: wide[index] ?? "right", narrow: narrow[index] ?? "right" }));
}

/** Labels need more room above the northernmost place than below the southernmost. */
const headroom = 0.012;

const between = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;

/** All places, and the position of their markers. */
export function cityView(places: readonly Place[], setting: Setting): { view: MapView; markers: CityMarker[] } {
	const center = { lat: between(places.map(({ lat }) => lat)) + headroom, lng: between(places.map(({ lng }) => lng)) };
	return { view: viewOf("city", center, places, setting), markers: markersOf(places, center) };
}
