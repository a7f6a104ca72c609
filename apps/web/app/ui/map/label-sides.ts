import type { Point } from "./projection.ts";

export const sides = ["right", "left", "top", "bottom"] as const;
export type Side = (typeof sides)[number];

export interface Label extends Point {
	width: number;
	height: number;
}

interface Box {
	left: number;
	top: number;
	right: number;
	bottom: number;
}

/** Half the dot and the gap to its label. */
const gap = 8;
const dot = 7;

function boxOf({ x, y, width, height }: Label, side: Side): Box {
	const left = side === "right" ? x + gap : side === "left" ? x - gap - width : x - width / 2;
	const top = side === "bottom" ? y + gap : side === "top" ? y - gap - height : y - height / 2;
	return { left, top, right: left + width, bottom: top + height };
}

function overlap(a: Box, b: Box): number {
	const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
	const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
	return width > 0 && height > 0 ? width * height : 0;
}

const dotBox = ({ x, y }: Point): Box => ({ left: x - dot, top: y - dot, right: x + dot, bottom: y + dot });

/**
 * On which side of its dot each label stands, so that they cover neither each other nor another dot. Each in turn takes the
 * best side given the others; a few rounds settle it.
 */
export function labelSides(labels: readonly Label[]): Side[] {
	const chosen: Side[] = labels.map(() => "right");
	const middle = labels.reduce((sum, { x }) => sum + x, 0) / labels.length;
	// Outwards first: the middle of the crowd stays free.
	const preference = ({ x }: Label, side: Side) =>
		side === (x < middle ? "left" : "right") ? 0 : 10 + sides.indexOf(side);
	const cost = (label: Label, side: Side, self: number) => {
		const box = boxOf(label, side);
		const others = labels.reduce(
			(sum, other, index) =>
				index === self
					? sum
					: sum + overlap(box, boxOf(other, chosen[index] ?? "right")) + 3 * overlap(box, dotBox(other)),
			0,
		);
		return others + preference(label, side);
	};
	for (let round = 0; round < 6; round++) {
		labels.forEach((label, index) => {
			const costs = sides.map((side) => cost(label, side, index));
			chosen[index] = sides[costs.indexOf(Math.min(...costs))] ?? "right";
		});
	}
	return chosen;
}
