import type { Tone } from "../portrait/palette.ts";
import type { Build } from "./build.ts";
import { shadeSide } from "./limb.ts";
import { fill, heading, moved, shape } from "./path.ts";
import type { Skeleton } from "./skeleton.ts";
import { along, between, dot, type Frame, type Point, unit, type Vec, type View } from "./space.ts";

/** A slice across the body: half width and half depth in metres, seen from its own frame. */
interface Slice {
	centre: Vec;
	frame: Frame;
	wide: number;
	deep: number;
}

export type Level = "crotch" | "hip" | "crest" | "waist" | "ribs" | "chest" | "armpit" | "shoulder" | "collar" | "neck";

export type Slices = Record<Level, Slice>;

const mixed = (a: Frame, b: Frame, t: number): Frame => ({
	left: unit(between(a.left, b.left, t)),
	up: unit(between(a.up, b.up, t)),
	front: unit(between(a.front, b.front, t)),
});

export function slicesOf(body: Skeleton, build: Build): Slices {
	const { pelvisFrame: p, chestFrame: c, scale: k } = body;
	const middle = mixed(p, c, 0.5);
	const slice = (from: Vec, frame: Frame, up: number, front: number, wide: number, deep: number): Slice => ({
		centre: along(from, [frame.up, up * k], [frame.front, front * k]),
		frame,
		wide: wide * k,
		deep: deep * k,
	});
	const { bust, belly } = build;
	const thick = build.waist / 0.125;
	return {
		crotch: slice(body.hips, p, -0.075, 0, build.hips * 0.5, 0.075),
		hip: slice(body.hips, p, 0, -0.018, build.hips, 0.112 + (build.hips - 0.14) * 0.8),
		crest: slice(body.hips, p, 0.1, belly * 0.3, build.hips * 0.9, 0.092 * thick + belly * 0.35),
		waist: slice(body.waist, middle, -0.01, belly * 0.5, build.waist, 0.082 * thick + belly * 0.5),
		ribs: slice(body.chest, c, -0.05, belly * 0.2 + bust * 0.2, build.chest * 0.92, 0.098 + belly * 0.25),
		chest: slice(body.chest, c, 0.045, 0.01 + bust, build.chest, 0.108 + bust * 0.5),
		armpit: slice(body.neck, c, -0.1, 0.008, build.chest * 1.02, 0.1),
		shoulder: slice(body.neck, c, -0.05, 0, build.shoulders * 0.97, 0.082),
		collar: slice(body.neck, c, -0.012, -0.01, build.shoulders * 0.58, 0.06),
		neck: slice(body.neck, c, 0.028, -0.004, 0.052, 0.05),
	};
}

export interface Outline {
	right: Point[];
	left: Point[];
	/** Width of each slice in pixels. */
	widths: number[];
	across: Point[];
	centres: Point[];
	direction: Point;
}

/** Silhouette through some slices; `tight` makes single slices narrower. */
export function outlineOf(view: View, slices: readonly Slice[], tight: readonly number[] = []): Outline {
	const centres = slices.map(({ centre }) => view.at(centre));
	const ends = heading(centres[0] as Point, centres.at(-1) as Point);
	const up = view.flat((slices[0] as Slice).frame.up);
	const straight: Point = ends.size > 12 ? ends.unit : heading([0, 0], up).unit;
	const across: Point[] = [];
	const widths = slices.map(({ frame, wide, deep }, i) => {
		const before = centres[Math.max(0, i - 1)] as Point;
		const after = centres[Math.min(slices.length - 1, i + 1)] as Point;
		const local = heading(before, after);
		const [ux, uy] = local.size > 12 ? local.unit : straight;
		// Mostly the direction of the whole body, so that neighbouring slices do not cross.
		const { unit: normal } = heading([0, 0], [-(uy + straight[1]), ux + straight[0]]);
		across.push(normal);
		const l = view.flat(frame.left);
		const f = view.flat(frame.front);
		const u = view.flat(frame.up);
		const spread = (v: Point, size: number) => (v[0] * normal[0] + v[1] * normal[1]) * size;
		return Math.hypot(spread(l, wide), spread(f, deep), spread(u, 0.02)) * (tight[i] ?? 1);
	});
	const side = (sign: 1 | -1) =>
		centres.map((centre, i) => moved(centre, across[i] as Point, sign * (widths[i] as number)));
	return { right: side(1), left: side(-1), widths, across, centres, direction: straight };
}

/** A piece of skin or cloth around the trunk, from its lower to its upper slice. */
export function drawTrunk(view: View, slices: readonly Slice[], tone: Tone, tight: readonly number[] = []): string {
	const { right, left, widths, across, centres, direction } = outlineOf(view, slices, tight);
	const side = shadeSide(direction);
	const edge = side === 1 ? right : left;
	const core = centres.map((centre, i) => moved(centre, across[i] as Point, side * (widths[i] as number) * 0.28));
	return (
		fill(shape(right, left.toReversed()), tone.lit) +
		fill(shape(edge, ...core.toReversed().map((point) => [point])), tone.shade)
	);
}

/** A line around the front of a slice: neckline, hem or waistband. */
export function frontArc(view: View, { centre, frame, wide, deep }: Slice, reach = 85): Point[] {
	const towards = Math.atan2(dot(frame.left, view.eye), dot(frame.front, view.eye));
	const points: Point[] = [];
	for (let step = -reach; step <= reach; step += reach / 4) {
		const r = towards + (step * Math.PI) / 180;
		points.push(view.at(along(centre, [frame.left, Math.sin(r) * wide], [frame.front, Math.cos(r) * deep])));
	}
	return points;
}
