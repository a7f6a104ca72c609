import type { Point } from "./projection.ts";

/** Relative steps are shorter. Points are rounded, not steps, so that errors do not add up. */
const tenths = (value: number) => Math.round(value * 10);
const step = (from: Point, to: Point) =>
	[to.x - from.x, to.y - from.y].map((length) => `${tenths(length) / 10}`.replace(/^(-?)0\./, "$1.")).join(" ");

const start = ([first]: readonly Point[]) => (first ? `M${first.x} ${first.y}` : "");

/** A smooth line through all points (Catmull-Rom). */
function curve(points: readonly Point[], closed: boolean, softness: number): string {
	const count = points.length;
	const point = (index: number) =>
		points[closed ? (index + count) % count : Math.min(count - 1, Math.max(0, index))] as Point;
	const bends = Array.from({ length: closed ? count : count - 1 }, (_, index) => {
		const [before, from, to, after] = [point(index - 1), point(index), point(index + 1), point(index + 2)];
		const leave = { x: from.x + (to.x - before.x) * softness, y: from.y + (to.y - before.y) * softness };
		const arrive = { x: to.x - (after.x - from.x) * softness, y: to.y - (after.y - from.y) * softness };
		return `c${step(from, leave)} ${step(from, arrive)} ${step(from, to)}`;
	});
	return start(points) + bends.join("") + (closed ? "Z" : "");
}

const usualSoftness = 1 / 6;

export const openCurve = (points: readonly Point[], softness = usualSoftness) => curve(points, false, softness);
export const closedCurve = (points: readonly Point[]) => curve(points, true, usualSoftness);

export function straightLine(points: readonly Point[]): string {
	const steps = points.slice(1).map((to, index) => `l${step(points[index] as Point, to)}`);
	return start(points) + steps.join("");
}
