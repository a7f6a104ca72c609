import type { Tone } from "../portrait/palette.ts";
import { fill, hull, polygon, smooth, stroke } from "./path.ts";
import { bones } from "./skeleton.ts";
import { along, dot, type Frame, type Point, type Vec, type View } from "./space.ts";

export interface Shoe {
	upper: Tone;
	sole: string;
	stripe: string;
}

type Spot = readonly [front: number, side: number, up: number];
const outline: readonly (readonly [number, number])[] = [
	[-0.065, 0],
	[-0.058, 0.032],
	[0.04, 0.034],
	[0.13, 0.047],
	[0.185, 0.036],
	[0.205, 0],
];
const both = (spots: readonly Spot[]): Spot[] =>
	spots.flatMap(([f, s, u]) => [[f, s, u] as const, [f, -s, u] as const]);
const ring = (up: number, grow = 0): Spot[] =>
	both(outline.map(([f, s]) => [f + Math.sign(f) * grow, s + grow, up] as const));

/** The ankle joint is `bones.ankle` above the sole. */
function spotter(view: View, ankle: Vec, foot: Frame, scale: number): (spot: Spot) => Point {
	return ([front, side, up]) =>
		view.at(
			along(ankle, [foot.front, front * scale], [foot.left, side * scale], [foot.up, (up - bones.ankle) * scale]),
		);
}

export function drawShoe(view: View, ankle: Vec, foot: Frame, { upper, sole, stripe }: Shoe, scale: number): string {
	const at = spotter(view, ankle, foot, scale);
	const body = both([
		[-0.055, 0.024, 0.115],
		[0.03, 0.03, 0.12],
		[0.09, 0.032, 0.082],
		[0.155, 0.034, 0.052],
		[0.195, 0.012, 0.04],
	]);
	const side = dot(foot.left, view.eye) > 0 ? 1 : -1;
	const low: Spot[] = [
		[-0.06, 0.03 * side, 0.022],
		[-0.056, 0.03 * side, 0.07],
		[0.06, 0.036 * side, 0.05],
		[0.19, 0.03 * side, 0.022],
	];
	const stripes = [0.025, 0.055]
		.map((x): string => smooth([at([x, 0.036 * side, 0.03]), at([x + 0.03, 0.033 * side, 0.09])]))
		.join("");
	const profile = Math.abs(dot(foot.left, view.eye)) > 0.35;
	return (
		fill(polygon(hull([...body, ...ring(0.02)].map(at))), upper.lit) +
		fill(polygon(low.map(at)), upper.shade) +
		(profile ? stroke(stripes, stripe, 0.014 * scale * view.camera.zoom, "butt") : "") +
		fill(polygon(hull([...ring(0, 0.004), ...ring(0.024, 0.004)].map(at))), sole)
	);
}

export function drawBareFoot(view: View, ankle: Vec, foot: Frame, skin: Tone, scale: number): string {
	const at = spotter(view, ankle, foot, scale);
	const body = both([
		[-0.05, 0.022, 0.1],
		[0.025, 0.026, 0.1],
		[0.09, 0.03, 0.055],
		[0.15, 0.036, 0.028],
	]);
	const side = dot(foot.left, view.eye) > 0 ? 1 : -1;
	const low: Spot[] = [
		[-0.06, 0.028 * side, 0],
		[-0.05, 0.026 * side, 0.045],
		[0.08, 0.034 * side, 0.02],
		[0.17, 0.034 * side, 0],
	];
	const toes = [0.008, -0.014].map((s) => smooth([at([0.165, s, 0.026]), at([0.195, s, 0.008])])).join("");
	return (
		fill(polygon(hull([...body, ...ring(0).map(([f, s, u]) => [f, s * 0.9, u] as const)].map(at))), skin.lit) +
		fill(polygon(low.map(at)), skin.shade) +
		stroke(toes, skin.shade, 0.008 * scale * view.camera.zoom)
	);
}
