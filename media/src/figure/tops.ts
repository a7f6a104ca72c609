import type { Cloth, Tone } from "../portrait/palette.ts";
import { fill, mid, shape, smooth, stroke } from "./path.ts";
import type { Outfit, Top } from "./person.ts";
import { along, dot, type Point, type View } from "./space.ts";
import { drawTrunk, frontArc, outlineOf, type Slices } from "./torso.ts";

/** Neckline: skin down to a point of the chest, if the camera sees the front. */
function drawNeckline(view: View, slices: Slices, skin: Tone, deep: number, width: number): string {
	const wide = slices.neck.wide * width;
	const { centre, frame } = slices.collar;
	const facing = dot(frame.front, view.eye);
	const drop = facing > 0 ? deep : deep * 0.35;
	const side = facing > 0 ? 1 : -1;
	const at = (left: number, up: number, front: number) =>
		view.at(along(centre, [frame.left, left], [frame.up, up], [frame.front, front * side]));
	return fill(
		shape([
			at(-wide, 0.03, 0),
			at(-wide * 0.7, -drop * 0.55, 0.055),
			at(0, -drop, 0.075),
			at(wide * 0.7, -drop * 0.55, 0.055),
			at(wide, 0.03, 0),
		]),
		skin.lit,
	);
}

/** Two creases at the waist. */
function drawFolds(view: View, slices: Slices, cloth: Cloth): string {
	const { left, right, centres } = outlineOf(view, [slices.crest, slices.waist, slices.ribs]);
	const crease = (edge: readonly Point[]): string => {
		const [low, middle, high] = edge as [Point, Point, Point];
		const from = mid(middle, high, 0.2);
		const to = mid(mid(middle, low, 0.5), centres[0] as Point, 0.42);
		return smooth([from, mid(mid(from, to, 0.5), middle, 0.3), to]);
	};
	return stroke(crease(left) + crease(right), cloth.deep, 0.008 * view.camera.zoom);
}

function drawHood(view: View, { collar }: Slices, cloth: Cloth): string {
	const { centre, frame } = collar;
	const at = (left: number, up: number, front: number) =>
		view.at(along(centre, [frame.left, left], [frame.up, up], [frame.front, front]));
	const hood = shape([
		at(-0.1, 0.02, 0.02),
		at(-0.07, 0.06, -0.06),
		at(0.07, 0.06, -0.06),
		at(0.1, 0.02, 0.02),
		at(0.03, -0.05, 0.08),
		at(-0.03, -0.05, 0.08),
	]);
	return fill(hood, cloth.shade);
}

type DrawTop = (view: View, slices: Slices, cloth: Cloth, skin: Tone) => string;

/** Skin first, cloth over it; the numbers loosen or tighten the cloth from its lower to its upper edge. */
const tops: Record<Top, DrawTop> = {
	bra: (view, slices, cloth, skin) => {
		const { crest, waist, ribs, chest, armpit, shoulder, collar, neck } = slices;
		return (
			drawTrunk(view, [crest, waist, ribs, chest, armpit, shoulder, collar, neck], skin, [0.97]) +
			drawTrunk(view, [ribs, chest, armpit, shoulder], cloth, [1.02, 1.03, 0.98, 0.62]) +
			drawNeckline(view, slices, skin, 0.09, 1.6) +
			stroke(smooth(frontArc(view, ribs, 85)), cloth.trim, 0.014 * view.camera.zoom, "butt")
		);
	},
	tank: (view, slices, cloth, skin) => {
		const { crest, waist, ribs, chest, armpit, shoulder, collar, neck } = slices;
		return (
			drawTrunk(view, [ribs, chest, armpit, shoulder, collar, neck], skin) +
			drawTrunk(view, [crest, waist, ribs, chest, armpit, shoulder], cloth, [1.03, 1.05, 1.05, 1.04, 0.97, 0.64]) +
			drawNeckline(view, slices, skin, 0.08, 1.35) +
			drawFolds(view, slices, cloth)
		);
	},
	crop: (view, slices, cloth, skin) => {
		const { crest, waist, ribs, chest, armpit, shoulder, collar, neck } = slices;
		return (
			drawTrunk(view, [crest, waist, ribs], skin, [0.97, 1, 0.98]) +
			drawTrunk(view, [ribs, chest, armpit, shoulder, collar, neck], cloth, [1.1, 1.07, 1.04, 1.03]) +
			drawNeckline(view, slices, skin, 0.055, 1.2)
		);
	},
	hoodie: (view, slices, cloth) => {
		const { hip, crest, waist, ribs, chest, armpit, shoulder, collar, neck } = slices;
		const all = [hip, crest, waist, ribs, chest, armpit, shoulder, collar, neck];
		return (
			drawTrunk(view, all, cloth, [1.04, 1.16, 1.24, 1.14, 1.1, 1.08, 1.06, 1.2, 1.2]) +
			drawHood(view, slices, cloth) +
			drawFolds(view, slices, cloth)
		);
	},
	long: (view, slices, cloth, skin) => {
		const { crest, waist, ribs, chest, armpit, shoulder, collar, neck } = slices;
		const all = [crest, waist, ribs, chest, armpit, shoulder, collar, neck];
		return (
			drawTrunk(view, all, cloth, [1.03, 1.05, 1.05, 1.04, 1.03, 1.02]) +
			drawNeckline(view, slices, skin, 0.05, 1.15) +
			drawFolds(view, slices, cloth)
		);
	},
	tee: (view, slices, cloth, skin) => {
		const { hip, crest, waist, ribs, chest, armpit, shoulder, collar, neck } = slices;
		const all = [hip, crest, waist, ribs, chest, armpit, shoulder, collar, neck];
		return (
			drawTrunk(view, all, cloth, [1.03, 1.06, 1.12, 1.08, 1.05, 1.04, 1.03]) +
			drawNeckline(view, slices, skin, 0.05, 1.15) +
			drawFolds(view, slices, cloth)
		);
	},
};

/** Skin and cloth of the upper body. */
export function drawTop(view: View, slices: Slices, { top, topCloth }: Outfit, skin: Tone): string {
	return tops[top](view, slices, topCloth, skin);
}
