import { bone, lime, stone2, type Tone } from "../portrait/palette.ts";
import type { Piece } from "./figure.ts";
import { tones } from "./gear.ts";
import { fill, polygon, polyline, smooth, stroke } from "./path.ts";
import { circlePoints, drum, piece, rod, sphere } from "./solid.ts";
import { add, along, type Point, unit, type Vec, type View } from "./space.ts";

const up: Vec = [0, 1, 0];

/** A glove over a hand. */
export function glove(view: View, hand: Vec, direction: Vec, tone: Tone = tones.lime): Piece {
	const d = unit(direction);
	const cuff = rod(view, along(hand, [d, -0.13]), along(hand, [d, -0.03]), 0.052, tones.bone);
	const thumb = smooth([view.at(along(hand, [d, -0.01], [up, 0.055])), view.at(along(hand, [d, 0.07], [up, 0.075]))]);
	const padding = sphere(view, along(hand, [d, 0.045]), 0.098, tone);
	return piece(view, hand, cuff + padding + stroke(thumb, tone.shade, 0.055 * view.camera.zoom), 0.16);
}

const bag = { low: 0.75, high: 1.15, r: 0.19 };

/** The visible half of a ring around the bag, from left to right. */
function rim(view: View, at: Vec, height: number): Point[] {
	const centre = add(at, [0, height, 0]);
	return circlePoints(view, centre, up, bag.r)
		.filter(([, y]) => y >= view.at(centre)[1] - 0.5)
		.toSorted((a, b) => a[0] - b[0]);
}

function strap(view: View, at: Vec, height: number, wide: number, color: string): string {
	return fill(polygon([...rim(view, at, height), ...rim(view, at, height + wide).toReversed()]), color);
}

/** A heavy bag on its chains. */
export function punchBag(view: View, at: Vec): Piece {
	const { low, high, r } = bag;
	const top = low + high;
	const p = (x: number, y: number): Point => view.at(add(at, [x, y, 0]));
	const hook = p(0, top + 0.9);
	return piece(
		view,
		at,
		stroke(polyline([p(-r, top), hook, p(r, top)]), stone2, 5) +
			drum(view, add(at, [0, low, 0]), add(at, [0, top, 0]), r, tones.ink) +
			fill(polygon([p(0.15 * r, low - 0.02), p(r, low), p(r, top), p(0.15 * r, top)]), "#3A4248") +
			strap(view, at, low + high * 0.72, 0.1, lime) +
			strap(view, at, low + high * 0.16, 0.03, bone),
	);
}
