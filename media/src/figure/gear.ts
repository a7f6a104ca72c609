import { bone, ink, ink2, ink3, lime, lime2, stone, stone2, type Tone } from "../portrait/palette.ts";
import type { Piece } from "./figure.ts";
import { fill, polygon, smooth, dot as spot, stroke } from "./path.ts";
import { box, circlePoints, disc, drum, piece, rod, sphere } from "./solid.ts";
import { add, along, between, mul, sub, unit, type Vec, type View } from "./space.ts";

export const tones = {
	steel: { lit: stone, shade: stone2, deep: "#8F8A7E" },
	ink: { lit: ink3, shade: ink2, deep: ink },
	black: { lit: ink2, shade: ink, deep: ink },
	lime: { lit: lime, shade: lime2, deep: "#7DAA10" },
	bone: { lit: bone, shade: stone, deep: stone2 },
	slate: { lit: "#465057", shade: "#333B41", deep: "#22282C" },
	wood: { lit: "#C9A36B", shade: "#A67F4A", deep: "#7E5D33" },
} satisfies Record<string, Tone>;

const up: Vec = [0, 1, 0];

/** A bar through both hands with a plate at each end. */
export function barbell(
	view: View,
	left: Vec,
	right: Vec,
	{ long = 1.9, plate = 0.2, tone = tones.ink, mark = lime } = {},
): Piece[] {
	const middle = between(left, right, 0.5);
	const axis = unit(sub(left, right));
	const end = (sign: 1 | -1): Piece => {
		const at = along(middle, [axis, sign * (long / 2 - 0.12)]);
		const outer = along(at, [axis, sign * 0.05]);
		const near = sign * axis[2] > 0 ? outer : at;
		const face =
			Math.abs(axis[2]) > 0.2
				? disc(view, near, axis, plate * 0.8, mark, 5) + disc(view, near, axis, plate * 0.16, stone2)
				: "";
		return piece(
			view,
			at,
			rod(view, at, along(middle, [axis, (sign * long) / 2]), 0.022, tones.steel) +
				drum(view, at, outer, plate, tone) +
				face,
			0.02,
		);
	};
	return [
		piece(
			view,
			middle,
			rod(view, along(middle, [axis, -long / 2 + 0.1]), along(middle, [axis, long / 2 - 0.1]), 0.014, tones.steel),
		),
		end(1),
		end(-1),
	];
}

export function dumbbell(view: View, hand: Vec, axis: Vec, tone: Tone = tones.ink, size = 1): Piece {
	const a = unit(axis);
	const end = (sign: number) =>
		drum(view, along(hand, [a, sign * 0.06 * size]), along(hand, [a, sign * 0.12 * size]), 0.052 * size, tone);
	const first = a[2] > 0 ? -1 : 1;
	return piece(
		view,
		hand,
		end(first) + rod(view, along(hand, [a, -0.06]), along(hand, [a, 0.06]), 0.016, tones.steel) + end(-first),
		0.06,
	);
}

/** Hangs from a hand in a direction. */
export function kettlebell(
	view: View,
	hand: Vec,
	direction: Vec = [0, -1, 0],
	tone: Tone = tones.ink,
	r = 0.115,
): Piece {
	const d = unit(direction);
	const centre = along(hand, [d, r + 0.075]);
	const handle = circlePoints(view, along(hand, [d, 0.035]), [Math.abs(d[0]) > 0.5 ? 0 : 0.25, 0, 1], 0.068, 16);
	return piece(
		view,
		hand,
		stroke(polygon(handle), tone.lit, 0.036 * view.camera.zoom) +
			sphere(view, centre, r, tone) +
			spot(view.at(along(centre, [[0, 0, 1], 0.03])), r * 0.36 * view.camera.zoom, lime),
		0.07,
	);
}

export function mat(view: View, at: Vec, turn: number, tone: Tone = tones.lime, long = 1.85, wide = 0.66): Piece {
	return { depth: -50, svg: box(view, { at, wide: long, high: 0.014, deep: wide, turn }, tone) };
}

/** A step on two risers. */
export function step(view: View, at: Vec, turn: number, high = 0.17): Piece[] {
	const r = (turn * Math.PI) / 180;
	const x: Vec = [Math.cos(r), 0, -Math.sin(r)];
	const riser = (sign: number) =>
		box(view, { at: along(at, [x, sign * 0.3]), wide: 0.3, high: high - 0.06, deep: 0.36, turn }, tones.ink);
	return [
		{
			depth: view.see(at).depth - 0.3,
			svg:
				riser(-1) +
				riser(1) +
				box(view, { at: add(at, [0, high - 0.06, 0]), wide: 1.02, high: 0.06, deep: 0.42, turn }, tones.lime),
		},
	];
}

export function plyoBox(view: View, at: Vec, turn: number, high = 0.5, tone: Tone = tones.wood): Piece {
	return {
		depth: view.see(add(at, [0, high / 2, 0])).depth - 0.1,
		svg:
			box(view, { at, wide: 0.6, high, deep: 0.5, turn }, tone) +
			disc(view, add(at, [0, high * 0.72, 0.251]), [0, 0, 1], 0.05, tone.deep),
	};
}

/** Straps from one anchor to both handles. */
export function straps(view: View, anchor: Vec, left: Vec, right: Vec, color: string, mark: string): Piece {
	const yoke = between(anchor, between(left, right, 0.5), 0.35);
	const path =
		smooth([view.at(anchor), view.at(yoke)]) +
		[left, right].map((hand) => smooth([view.at(yoke), view.at(hand)])).join("");
	const stripe = [left, right]
		.map((hand) => smooth([view.at(between(yoke, hand, 0.35)), view.at(between(yoke, hand, 0.85))]))
		.join("");
	return piece(
		view,
		between(left, right, 0.5),
		stroke(path, color, 0.028 * view.camera.zoom, "butt") + stroke(stripe, mark, 0.028 * view.camera.zoom, "butt"),
		-0.02,
	);
}

/** A band or tube that is stretched between points. */
export function band(view: View, points: readonly Vec[], color = lime, wide = 0.02, nearer = 0.03): Piece {
	return piece(
		view,
		points[0] as Vec,
		stroke(smooth(points.map(view.at)), color, wide * view.camera.zoom, "butt"),
		nearer,
	);
}

export function hoop(view: View, centre: Vec, normal: Vec, r = 0.19, color = lime, nearer = 0.05): Piece {
	return piece(view, centre, disc(view, centre, normal, r, color, 0.03 * view.camera.zoom), nearer);
}

export function ball(view: View, at: Vec, r: number, tone: Tone = tones.lime, nearer = 0): Piece {
	const { zoom } = view.camera;
	const centre = view.at(at);
	const rib = (k: number) =>
		`<ellipse cx="${centre[0].toFixed(0)}" cy="${centre[1].toFixed(0)}" rx="${(r * zoom * k).toFixed(0)}" ry="${(r * zoom).toFixed(0)}" fill="none" stroke="${tone.deep}" stroke-width="2.5" opacity=".5"/>`;
	return piece(view, at, sphere(view, at, r, tone) + (r > 0.2 ? rib(0.35) + rib(0.75) : ""), nearer);
}

export function medicineBall(view: View, at: Vec, r = 0.15, tone: Tone = tones.ink, nearer = 0.07): Piece {
	return piece(
		view,
		at,
		sphere(view, at, r, tone) +
			disc(view, add(at, [0, 0, 0.02]), [0.25, 0.3, 1], r * 0.62, lime, 0.02 * view.camera.zoom),
		nearer,
	);
}

/** A foam roller, a bolster or a rolled mat. */
export function roller(view: View, from: Vec, to: Vec, r: number, tone: Tone, nearer = 0): Piece {
	return piece(
		view,
		between(from, to, 0.5),
		drum(view, from, to, r, tone) + disc(view, to[2] > from[2] ? to : from, sub(to, from), r * 0.45, tone.deep),
		nearer,
	);
}

export function stick(view: View, from: Vec, to: Vec, tone: Tone = tones.wood, r = 0.016, nearer = 0.05): Piece {
	return piece(view, between(from, to, 0.5), rod(view, from, to, r, tone), nearer);
}

export function chair(view: View, at: Vec, turn: number, cover: Tone): Piece[] {
	const r = (turn * Math.PI) / 180;
	const [x, z]: [Vec, Vec] = [
		[Math.cos(r), 0, -Math.sin(r)],
		[Math.sin(r), 0, Math.cos(r)],
	];
	const p = (sx: number, y: number, sz: number) => along(at, [x, sx * 0.22], [up, y], [z, sz * 0.21]);
	const leg = (sx: number, sz: number) => rod(view, p(sx, 0, sz), p(sx, 0.45, sz), 0.018, tones.wood);
	const back =
		rod(view, p(-1, 0.45, -1), p(-1, 0.92, -1.15), 0.018, tones.wood) +
		rod(view, p(1, 0.45, -1), p(1, 0.92, -1.15), 0.018, tones.wood) +
		fill(
			polygon([p(-1.05, 0.68, -1.1), p(1.05, 0.68, -1.1), p(1.05, 0.92, -1.16), p(-1.05, 0.92, -1.16)].map(view.at)),
			cover.lit,
		);
	const seat = box(view, { at: add(at, [0, 0.43, 0]), wide: 0.46, high: 0.045, deep: 0.44, turn }, cover);
	return [
		{ depth: view.see(p(0, 0.2, -1)).depth - 0.05, svg: leg(-1, -1) + leg(1, -1) + back },
		{ depth: view.see(p(0, 0.4, 0)).depth - 0.08, svg: leg(-1, 1) + leg(1, 1) + seat },
	];
}

/** A shadow on the floor. */
export function shadow(view: View, at: Vec, r: number, color: string): Piece {
	return { depth: -40, svg: disc(view, [at[0], 0, at[2]], up, r, color) };
}

export const towards = (from: Vec, to: Vec): Vec => unit(sub(to, from));
export const raised = (at: Vec, by: number): Vec => add(at, mul(up, by));
