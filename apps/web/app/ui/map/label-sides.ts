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

/** More than any overlap. */
const outside = 10_000;

/** Cost of each side for each label: what it covers, plus a little if it does not point outwards, and much outside the map. */
function ownCosts(labels: readonly Label[], halfWidth: number): number[][] {
	const middle = labels.reduce((sum, { x }) => sum + x, 0) / labels.length;
	return labels.map((label) =>
		sides.map((side, rank) => {
			const outward = label.x < middle ? "left" : "right";
			const { left, right } = boxOf(label, side);
			const cut = left < -halfWidth || right > halfWidth ? outside : 0;
			const dots = labels.map((other) => (other === label ? 0 : overlap(boxOf(label, side), dotBox(other))));
			return cut + (side === outward ? 0 : 10 + rank) + 4 * dots.reduce((sum, covered) => sum + covered, 0);
		}),
	);
}

/**
 * Chooses the side of each label so that they overlap neither each other nor another dot, in a map of that half width. Tries pairs, because one label
 * alone is often stuck; a few rounds are enough. Overlaps of two labels are computed once, because a page waits for this.
 */
export function labelSides(labels: readonly Label[], halfWidth = Number.POSITIVE_INFINITY): Side[] {
	const count = sides.length;
	const own = ownCosts(labels, halfWidth);
	const boxes = labels.flatMap((label) => sides.map((side) => boxOf(label, side)));
	const shared = boxes.map((box) => boxes.map((other) => 2 * overlap(box, other)));
	const chosen = labels.map(() => 0);
	/** Cost of each side of a label given the others, except the one it is paired with. */
	const costsOf = (label: number, partner: number): number[] =>
		sides.map((_, side) => {
			const covered = shared[label * count + side] ?? [];
			let sum = own[label]?.[side] ?? 0;
			for (const [other, otherSide] of chosen.entries())
				if (other !== label && other !== partner) sum += covered[other * count + otherSide] ?? 0;
			return sum;
		});
	const turn = (first: number, second: number): void => {
		const alone = first === second;
		const [ones, others] = [alone ? [0, 0, 0, 0] : costsOf(first, second), costsOf(second, first)];
		const costOf = (one: number, other: number) =>
			(ones[one] ?? 0) +
			(others[other] ?? 0) +
			(alone ? 0 : (shared[first * count + one]?.[second * count + other] ?? 0));
		let best = [chosen[first] ?? 0, chosen[second] ?? 0] as const;
		for (const one of sides.keys())
			for (const other of sides.keys()) if (costOf(one, other) < costOf(...best)) best = [one, other];
		[chosen[first], chosen[second]] = best;
	};
	const rounds = 3;
	for (let round = 0; round < rounds; round++)
		for (const second of labels.keys()) for (const first of labels.keys()) turn(first, second);
	return chosen.map((side) => sides[side] ?? "right");
}
