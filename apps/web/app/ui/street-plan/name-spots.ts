import type { Point } from "../map/projection.ts";

/** Where along a line its name stands, from 0 to 1. */
export type Spot = number;

/** Metres that a letter and a line of text take. */
const letter = 14;
const lineHeight = 34;

/** Half of what a phone shows, in metres. */
const window = { x: 390, y: 352 };

/** Covered by the marker and its label. */
const onMarker = ({ x, y }: Point) => Math.abs(x) < 150 && y > -115 && y < 34;

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

export function lengthOf(line: readonly Point[]): number {
	return line.slice(1).reduce((sum, point, index) => sum + distance(line[index] as Point, point), 0);
}

/** The point at that many metres from the start. */
export function pointAt(line: readonly Point[], metres: number): Point {
	let left = metres;
	for (const [index, to] of line.slice(1).entries()) {
		const from = line[index] as Point;
		const piece = distance(from, to);
		if (left <= piece && piece > 0)
			return { x: from.x + ((to.x - from.x) * left) / piece, y: from.y + ((to.y - from.y) * left) / piece };
		left -= piece;
	}
	return line.at(-1) as Point;
}

/** From left to right, so that names are not upside down. */
export function readable(line: readonly Point[]): Point[] {
	const [first, last] = [line[0] as Point, line.at(-1) as Point];
	return last.x < first.x ? line.toReversed() : [...line];
}

const step = 10;
const range = (from: number, to: number) =>
	Array.from({ length: Math.max(0, Math.floor((to - from) / step) + 1) }, (_, index) => from + index * step);

/** How badly a name stands there: far from the middle, on the marker, on other names. */
function costOf(covered: readonly Point[], taken: readonly Point[]): number {
	const middle = covered[Math.floor(covered.length / 2)] as Point;
	const outside = Math.max(...covered.map(({ x, y }) => Math.max(Math.abs(x) / window.x, Math.abs(y) / window.y)));
	const clashes = covered.filter(
		(point) => onMarker(point) || taken.some((other) => distance(point, other) < lineHeight),
	).length;
	return clashes * 10 + (outside > 1 ? 4 : 0) + Math.hypot(middle.x, middle.y) / 1000;
}

/**
 * Finds a place for each name: near the middle, in view on phones, off the marker and the names before it. Null if the line is
 * shorter than its name. `taken` are points that other names cover.
 */
export function nameSpots(
	lines: readonly { name: string | null; points: readonly Point[] }[],
	taken: readonly Point[] = [],
): (Spot | null)[] {
	const covered = [...taken];
	return lines.map(({ name, points }) => {
		const length = lengthOf(points);
		const half = ((name?.length ?? 0) * letter) / 2;
		const spots = name ? range(half, length - half) : [];
		const under = (spot: number) => range(spot - half, spot + half).map((metres) => pointAt(points, metres));
		const [best] = spots
			.map((spot) => ({ spot, cost: costOf(under(spot), covered) }))
			.toSorted((a, b) => a.cost - b.cost);
		if (!best) return null;
		covered.push(...under(best.spot));
		return best.spot / length;
	});
}

/** Points under a name that stands level around a point. */
export function levelName(name: string, { x, y }: Point): Point[] {
	const half = (name.length * letter) / 2;
	return range(x - half, x + half).map((at) => ({ x: at, y }));
}

/** The point of a line that is nearest to another. */
export function nearestPoint(line: readonly Point[], to: Point): Point {
	const points = range(0, lengthOf(line)).map((metres) => pointAt(line, metres));
	return points.reduce((best, point) => (distance(point, to) < distance(best, to) ? point : best));
}
