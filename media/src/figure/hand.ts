import type { Tone } from "../portrait/palette.ts";
import { fill, heading, moved, shape, smooth, stroke } from "./path.ts";
import type { Grip } from "./pose.ts";
import type { Point, Vec, View } from "./space.ts";

/** A hand around its middle: closed around something, or open with the thumb apart. */
export function drawHand(
	view: View,
	middle: Vec,
	fingers: Vec,
	grip: Grip,
	skin: Tone,
	scale: number,
	thumb: 1 | -1,
): string {
	if (grip === "none") return "";
	const m = view.camera.zoom * scale;
	const centre = view.at(middle);
	const far = view.flat(fingers);
	const { unit, size } = heading([0, 0], far);
	const across: Point = [-unit[1] * thumb, unit[0] * thumb];
	const stretch = grip === "open" ? Math.max(0.45, Math.min(1, size / view.camera.zoom)) : 1;
	const at = (along: number, side: number): Point => moved(moved(centre, unit, along * m * stretch), across, side * m);
	if (grip === "fist") {
		const palm = shape([
			at(-0.05, -0.032),
			at(-0.015, -0.046),
			at(0.035, -0.044),
			at(0.052, -0.02),
			at(0.052, 0.02),
			at(0.036, 0.042),
			at(-0.015, 0.044),
			at(-0.05, 0.032),
		]);
		const knuckles = [-0.02, 0.002, 0.024].map((side) => smooth([at(0.046, side), at(0.005, side)])).join("");
		return (
			fill(palm, skin.lit) +
			stroke(knuckles, skin.shade, 0.008 * m) +
			stroke(smooth([at(-0.022, 0.034), at(0.012, 0.03)]), skin.shade, 0.022 * m)
		);
	}
	const palm = shape([
		at(-0.05, -0.03),
		at(0, -0.042),
		at(0.045, -0.042),
		at(0.12, -0.022),
		at(0.128, 0),
		at(0.11, 0.026),
		at(0.045, 0.04),
		at(0, 0.038),
		at(-0.05, 0.03),
	]);
	const spread = stroke(smooth([at(-0.025, 0.028), at(0.015, 0.055), at(0.05, 0.068)]), skin.lit, 0.026 * m);
	const gaps = [-0.014, 0.01].map((side) => smooth([at(0.04, side * 1.3), at(0.11, side * 0.8)])).join("");
	return spread + fill(palm, skin.lit) + stroke(gaps, skin.shade, 0.007 * m);
}
