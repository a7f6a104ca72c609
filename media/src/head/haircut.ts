import { shape } from "../figure/path.ts";
import type { Point } from "../figure/space.ts";
import type { Hair } from "../portrait/traits.ts";
import { type Skull, wrapped } from "./skull.ts";

/** The front of the head ends here, and its shaded side begins. */
const SIDE = -48;

/** Height of the hairline at 0, 30, 60, 80, 100, 140 and 180 degrees from the middle of the face. */
type Line = readonly [number, number, number, number, number, number, number];
const angles = [0, 30, 60, 80, 100, 140, 180];

export interface Haircut {
	line: Line;
	/** Thickness over the skull. */
	thick: number;
	/** The hairline of the other half, for a parting. */
	other?: Line;
}

const short: Line = [0.83, 0.82, 0.74, 0.46, 0.5, 0.3, 0.24];
const tied: Line = [0.86, 0.84, 0.72, 0.52, 0.46, 0.28, 0.22];
export const haircuts: Record<Hair, Haircut> = {
	crop: { line: short, thick: 0.045 },
	part: {
		line: [0.84, 0.78, 0.72, 0.46, 0.5, 0.3, 0.24],
		other: [0.8, 0.86, 0.76, 0.46, 0.5, 0.3, 0.24],
		thick: 0.075,
	},
	flat: { line: [0.84, 0.84, 0.78, 0.5, 0.56, 0.4, 0.34], thick: 0.07 },
	buzz: { line: [0.85, 0.83, 0.74, 0.5, 0.5, 0.32, 0.26], thick: 0.012 },
	bald: { line: [1.2, 1.2, 1.2, 1.2, 1.2, 1.2, 1.2], thick: 0 },
	waves: { line: [0.82, 0.8, 0.72, 0.44, 0.46, 0.24, 0.18], thick: 0.08 },
	knot: { line: [0.86, 0.84, 0.76, 0.56, 0.52, 0.36, 0.3], thick: 0.03 },
	ponytail: { line: tied, thick: 0.035 },
	bun: { line: tied, thick: 0.035 },
	braid: { line: tied, thick: 0.04 },
	bob: { line: [0.75, 0.74, 0.66, 0.16, 0.06, 0.04, 0.04], thick: 0.085 },
	long: { line: [0.86, 0.8, 0.62, 0.2, 0, -0.1, -0.1], thick: 0.075 },
	curls: { line: [0.82, 0.8, 0.7, 0.34, 0.2, 0.1, 0.08], thick: 0.1 },
	pixie: {
		line: [0.74, 0.72, 0.64, 0.4, 0.42, 0.26, 0.2],
		other: [0.8, 0.82, 0.68, 0.42, 0.42, 0.26, 0.2],
		thick: 0.06,
	},
};

export function hairlineAt(cut: Haircut, angle: number): number {
	const line = angle < 0 && cut.other ? cut.other : cut.line;
	const a = Math.min(180, Math.abs(angle));
	const i = Math.max(
		1,
		angles.findIndex((one) => one >= a),
	);
	const [from, to] = [angles[i - 1] as number, angles[i] as number];
	const t = (a - from) / (to - from);
	return (line[i - 1] as number) * (1 - t) + (line[i] as number) * t;
}

/** The hairline between two angles; its ends lie on the outline of the hair. */
function hairline(skull: Skull, cut: Haircut, from: number, to: number): Point[] {
	const steps = Math.max(2, Math.ceil((to - from) / 20));
	return Array.from({ length: steps + 1 }, (_, at) => {
		const angle = wrapped(from + ((to - from) * at) / steps);
		return skull.at(angle, hairlineAt(cut, angle), at === 0 || at === steps ? cut.thick : 0);
	});
}

/** The outline of the hair on one side, from the hairline up; it is thickest at the crown. */
function rising(skull: Skull, cut: Haircut, side: "left" | "right", angle: number): Point[] {
	const start = hairlineAt(cut, wrapped(angle)) + 0.04;
	return [0.1, 0.3, 0.5, 0.62, 0.78, 0.9, 0.97, 1]
		.filter((height) => height > start)
		.map((height) => {
			const [x, y] = skull[side](height, cut.thick);
			return [x, y - cut.thick * 100 * Math.max(0, (height - 0.6) / 0.4)];
		});
}

/** All hair that the camera sees, and the part of it on the shaded side of the head. */
export function hairShapes(skull: Skull, cut: Haircut): { whole: string; shaded: string } {
	const { left, right } = skull.edges;
	const start = left > right ? left - 360 : left;
	const up = rising(skull, cut, "left", start).toReversed();
	const whole = shape(hairline(skull, cut, start, right), [...rising(skull, cut, "right", right), ...up]);
	if (start >= SIDE - 8) return { whole, shaded: "" };
	return { whole, shaded: shape(hairline(skull, cut, start, SIDE), [skull.at(SIDE, 0.93, cut.thick)], up) };
}
