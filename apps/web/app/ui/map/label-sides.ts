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

/** How bad a choice of sides is: what is covered, and a little for labels that do not stand outwards. */
function costOf(labels: readonly Label[], chosen: readonly Side[]): number {
	const middle = labels.reduce((sum, { x }) => sum + x, 0) / labels.length;
	const boxes = labels.map((label, index) => boxOf(label, chosen[index] ?? "right"));
	return labels.reduce((total, label, index) => {
		const box = boxes[index] as Box;
		const outward = label.x < middle ? "left" : "right";
		const taste = chosen[index] === outward ? 0 : 10 + sides.indexOf(chosen[index] ?? "right");
		const covered = labels.reduce(
			(sum, other, place) =>
				place === index ? sum : sum + overlap(box, boxes[place] as Box) + 4 * overlap(box, dotBox(other)),
			0,
		);
		return total + taste + covered;
	}, 0);
}

/**
 * On which side of its dot each label stands, so that they cover neither each other nor another dot. Two at a time are turned to
 * whatever is best given the others (one alone often cannot get out of the way); a few rounds settle it.
 */
export function labelSides(labels: readonly Label[]): Side[] {
	let best: Side[] = labels.map(() => "right");
	let least = costOf(labels, best);
	const attempt = (candidate: Side[]) => {
		const cost = costOf(labels, candidate);
		if (cost >= least) return;
		[best, least] = [candidate, cost];
	};
	const rounds = 3;
	for (let turn = 0; turn < rounds * labels.length ** 2; turn++) {
		const first = turn % labels.length;
		const second = Math.floor(turn / labels.length) % labels.length;
		for (const one of sides) for (const other of sides) attempt(best.with(first, one).with(second, other));
	}
	return best;
}
