import type { Tone } from "../portrait/palette.ts";
import { fill, heading, mid, moved, shape, smooth } from "./path.ts";
import type { Point, Vec, View } from "./space.ts";

/** Light falls from the upper right. */
const light: Point = [0.6, -0.8];

/** Which side of a line that runs along `unit` is in the shade: 1 is to its right hand. */
export function shadeSide([ux, uy]: Point): 1 | -1 {
	return -uy * light[0] + ux * light[1] > 0 ? -1 : 1;
}

/** Share of the way, half width in metres, and how far the middle is moved towards the bulge. */
export type Girth = readonly (readonly [share: number, radius: number, bulge?: number])[];

export interface LimbLook {
	tone: Tone;
	/** Direction of a calf or a thigh muscle. */
	bulge?: Vec;
	/** Ends in a hem instead of a joint. */
	hem?: boolean;
}

const text = (value: number): string => value.toFixed(1);

/** Half a circle to the other edge; nothing for a hem. */
const cap = (round: boolean, r: number, [x, y]: Point): string =>
	round ? `A${text(r)} ${text(r)} 0 0 0 ${text(x)} ${text(y)}` : "";

/** A tapered limb with a lit and a shaded plane. */
export function drawLimb(view: View, from: Vec, to: Vec, girth: Girth, { tone, bulge, hem = false }: LimbLook): string {
	const { zoom } = view.camera;
	const [a, b] = [view.at(from), view.at(to)];
	const { unit } = heading(a, b);
	const across: Point = [-unit[1], unit[0]];
	const out: Point = bulge ? view.flat(bulge) : [0, 0];
	const outward = (out[0] * across[0] + out[1] * across[1]) / zoom;
	/** A line along the limb: 1 and -1 are its edges. */
	const line = (side: (at: number) => number): Point[] =>
		girth.map(([t, radius, extra = 0], at) =>
			moved(mid(a, b, t), across, (radius * side(at) + extra * outward) * zoom),
		);
	const right = line(() => 1);
	const left = line(() => -1).toReversed();
	const [first, last] = [(girth[0]?.[1] ?? 0) * zoom, (girth.at(-1)?.[1] ?? 0) * zoom];
	const edges = [
		smooth(right),
		cap(!hem, last, left[0] ?? a),
		smooth(left).replace("M", "L"),
		cap(true, first, right[0] ?? a),
	];
	const side = shadeSide(unit);
	const core = line((at) => side * (at === 0 || at === girth.length - 1 ? 0.3 : 0.05));
	const dark = [moved(a, unit, -first), ...line(() => side), ...(hem ? [] : [moved(b, unit, last)])];
	return (
		fill(`${edges.join("")}z`, tone.lit) + fill(shape(dark, ...core.toReversed().map((point) => [point])), tone.shade)
	);
}
