export interface LatLng {
	lat: number;
	lng: number;
}

export interface Point {
	x: number;
	y: number;
}

/** At this zoom one unit of the drawing is one pixel, as on club pages. */
export const drawnZoom = 12;

/** The extent of the drawing. */
export const extent = { north: 45.02, west: 19.98, south: 44.42, east: 20.94 };

const worldPixels = 256 * 2 ** drawnZoom;

function mercator({ lat, lng }: LatLng): Point {
	const angle = (lat * Math.PI) / 180;
	return {
		x: ((lng + 180) / 360) * worldPixels,
		y: ((1 - Math.log(Math.tan(angle) + 1 / Math.cos(angle)) / Math.PI) / 2) * worldPixels,
	};
}

const corner = mercator({ lat: extent.north, lng: extent.west });
const opposite = mercator({ lat: extent.south, lng: extent.east });

export const drawnWidth = Math.round(opposite.x - corner.x);
export const drawnHeight = Math.round(opposite.y - corner.y);

/** Position on the drawing, in pixels from the top left (web mercator). */
export function project(place: LatLng): Point {
	const { x, y } = mercator(place);
	return { x: Math.round((x - corner.x) * 10) / 10, y: Math.round((y - corner.y) * 10) / 10 };
}

const equatorMetres = 40_075_016.7;

/** Pixels of a metre on the drawing, at this latitude. */
export const metreAt = ({ lat }: LatLng): number => worldPixels / (equatorMetres * Math.cos((lat * Math.PI) / 180));

/** From `44.795,20.427 44.803,20.441`. */
export function places(text: string): LatLng[] {
	return text
		.trim()
		.split(/\s+/)
		.map((pair) => {
			const [lat = Number.NaN, lng = Number.NaN] = pair.split(",").map(Number);
			return { lat, lng };
		});
}
