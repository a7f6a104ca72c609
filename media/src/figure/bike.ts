import { ink, lime, stone2 } from "../portrait/palette.ts";
import type { Piece } from "./figure.ts";
import { tones } from "./gear.ts";
import { fill, polygon } from "./path.ts";
import { box, disc, drum, rod } from "./solid.ts";
import { along, type Place, placed, turned, type Vec, type View } from "./space.ts";

/** Measures of an indoor bike in its own coordinates: it stands along z, its front is at +z. */
export const bike = {
	saddle: [0, 0.93, -0.22],
	crank: [0, 0.34, 0],
	/** Length of a crank arm. */
	arm: 0.17,
	grips: [0, 1.06, 0.5],
	wheel: [0, 0.34, 0.52],
} as const satisfies Record<string, Vec | number>;

/** Where a pedal is at an angle in degrees; 0 is in front, 90 at the bottom. */
export function pedal(angle: number, side: 1 | -1): Vec {
	const r = (angle * Math.PI) / 180;
	const [x, y, z] = bike.crank;
	return [x + side * 0.13, y - Math.sin(r) * bike.arm, z + Math.cos(r) * bike.arm];
}

export function drawBike(view: View, place: Place, crankAngle: number): Piece[] {
	const at = placed(place);
	const direction = turned(place);
	const left = direction([1, 0, 0]);
	const tube = (from: Vec, to: Vec, r = 0.026, tone = tones.slate) => rod(view, at(from), at(to), r, tone);
	const wheelAt = at(bike.wheel);
	const face = left[2] > 0 ? 1 : -1;
	const hub = along(wheelAt, [left, 0.03 * face]);
	const wheel =
		drum(view, along(wheelAt, [left, -0.025]), along(wheelAt, [left, 0.025]), 0.25, tones.steel) +
		disc(view, hub, left, 0.2, ink) +
		disc(view, hub, left, 0.225, lime, 9) +
		disc(view, hub, left, 0.05, stone2);
	const frame =
		tube([0, 0.34, 0], [0, 0.9, -0.21]) +
		tube([0, 0.34, 0], [0, 0.36, 0.52], 0.03) +
		tube([0, 0.4, -0.06], [0, 0.82, 0.42]) +
		tube([0, 0.06, 0.6], [0, 1.04, 0.4]) +
		tube([0, 0.06, -0.42], [0, 0.38, -0.02]) +
		tube([0, 1.04, 0.4], [0, 1.08, 0.58]);
	const feet = [0.62, -0.44].map((z) =>
		box(view, { at: at([0, 0, z]), wide: 0.5, high: 0.05, deep: 0.08, turn: place.turn ?? 0 }, tones.slate),
	);
	const bars =
		tube([-0.2, 1.07, 0.44], [0.2, 1.07, 0.44], 0.02) +
		tube([-0.2, 1.07, 0.44], [-0.17, 1.1, 0.62], 0.022) +
		tube([0.2, 1.07, 0.44], [0.17, 1.1, 0.62], 0.022);
	const seat: Vec[] = [
		[0.09, 0.95, -0.36],
		[0.03, 0.95, -0.08],
		[-0.03, 0.95, -0.08],
		[-0.09, 0.95, -0.36],
		[-0.06, 0.89, -0.34],
		[0.06, 0.89, -0.34],
	];
	const saddle = fill(polygon(seat.map((point) => view.at(at(point)))), "#5A656C");
	const crank = (side: 1 | -1): Piece => {
		const end = pedal(side === 1 ? crankAngle : crankAngle + 180, side);
		const axle: Vec = [side * 0.07, bike.crank[1], bike.crank[2]];
		const pedalBox = box(
			view,
			{ at: at([end[0], end[1] - 0.025, end[2]]), wide: 0.1, high: 0.025, deep: 0.1, turn: place.turn ?? 0 },
			tones.steel,
		);
		return {
			depth: view.see(at(axle)).depth + 0.02,
			svg: tube(axle, [side * 0.07, end[1], end[2]], 0.018, tones.steel) + pedalBox,
		};
	};
	const middle = view.see(at([0, 0.5, 0.1])).depth;
	return [
		{ depth: middle - 0.09, svg: feet.join("") },
		{ depth: middle - 0.02, svg: wheel + frame + saddle },
		{ depth: view.see(at([0, 1, 0.4])).depth, svg: bars },
		crank(1),
		crank(-1),
	];
}
