import type { Point } from "./space.ts";

const fine = (value: number): number => Math.round(value * 10) / 10 || 0;

export const moved = ([x, y]: Point, [dx, dy]: Point, k = 1): Point => [x + dx * k, y + dy * k];
export const mid = (a: Point, b: Point, t = 0.5): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

/** Unit vector from a to b, and the distance. */
export function heading(a: Point, b: Point): { unit: Point; size: number } {
	const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
	const size = Math.hypot(dx, dy);
	return { unit: size < 0.001 ? [0, 1] : [dx / size, dy / size], size };
}

const pair = ([x, y]: Point): string => `${fine(x)} ${fine(y)}`;

/** Straight edges. */
export function polygon(points: readonly Point[]): string {
	return `M${points.map(pair).join("L")}z`;
}

export function polyline(points: readonly Point[]): string {
	return `M${points.map(pair).join("L")}`;
}

function curves(points: readonly Point[], pull: number): string {
	const out: string[] = [];
	for (let i = 0; i < points.length - 1; i++) {
		const [before, from, to, after] = [
			points[i - 1] ?? points[i],
			points[i],
			points[i + 1],
			points[i + 2] ?? points[i + 1],
		] as [Point, Point, Point, Point];
		const first: Point = [from[0] + (to[0] - before[0]) * pull, from[1] + (to[1] - before[1]) * pull];
		const second: Point = [to[0] - (after[0] - from[0]) * pull, to[1] - (after[1] - from[1]) * pull];
		// The first control point of a following curve mirrors the second of the one before.
		out.push(i ? `S${pair(second)} ${pair(to)}` : `C${pair(first)} ${pair(second)} ${pair(to)}`);
	}
	return out.join("");
}

/** A smooth line through all points; `pull` is its roundness. */
export function smooth(points: readonly Point[], pull = 1 / 6): string {
	return points[0] ? `M${pair(points[0])}${curves(points, pull)}` : "";
}

/** A closed shape: smooth along each side, straight from one side to the next. */
export function shape(...sides: readonly (readonly Point[])[]): string {
	const parts = sides.map((side, i) => (side[0] ? `${i ? "L" : "M"}${pair(side[0])}${curves(side, 1 / 6)}` : ""));
	return `${parts.join("")}z`;
}

function halfHull(points: readonly Point[]): Point[] {
	const out: Point[] = [];
	for (const p of points) {
		while (out.length > 1) {
			const [a, b] = [out.at(-2), out.at(-1)] as [Point, Point];
			if ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0) break;
			out.pop();
		}
		out.push(p);
	}
	return out.slice(0, -1);
}

/** The convex hull. */
export function hull(points: readonly Point[]): Point[] {
	const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
	return [...halfHull(sorted), ...halfHull(sorted.toReversed())];
}

export const fill = (d: string, color: string): string => (d ? `<path d="${d}" fill="${color}"/>` : "");

/** Ends and corners are round: the drawing says so once, for all its lines. */
export const roundLines = 'stroke-linejoin="round" stroke-linecap="round"';

export const stroke = (d: string, color: string, width: number, cap: "butt" | "round" = "round"): string =>
	`<path d="${d}" fill="none" stroke="${color}" stroke-width="${fine(width)}"${cap === "butt" ? ' stroke-linecap="butt"' : ""}/>`;

export const dot = ([x, y]: Point, r: number, color: string): string =>
	`<circle cx="${fine(x)}" cy="${fine(y)}" r="${fine(r)}" fill="${color}"/>`;
