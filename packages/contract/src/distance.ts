interface Point {
	latitude: number;
	longitude: number;
}

const earthMetres = 6_371_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Metres as the crow flies. */
export function distanceBetween(from: Point, to: Point): number {
	const north = radians(to.latitude - from.latitude);
	const east = radians(to.longitude - from.longitude);
	const half =
		Math.sin(north / 2) ** 2 +
		Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(east / 2) ** 2;
	return Math.round(2 * earthMetres * Math.asin(Math.sqrt(half)));
}
