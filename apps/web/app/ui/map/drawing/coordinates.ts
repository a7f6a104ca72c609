import type { LatLng } from "../projection.ts";

/** Reads `44.795,20.427 44.803,20.441`: latitude and longitude, as people write them. */
export function places(text: string): LatLng[] {
	return text
		.trim()
		.split(/\s+/)
		.map((pair) => {
			const [lat = Number.NaN, lng = Number.NaN] = pair.split(",").map(Number);
			return { lat, lng };
		});
}
