import type { Tone } from "../portrait/palette.ts";
import type { Piece } from "./figure.ts";
import { fill, heading, hull, moved, polygon, polyline, dot as spot, stroke } from "./path.ts";
import { add, along, cross, dot, mul, type Point, unit, type Vec, type View } from "./space.ts";

/** Points of a circle in space. */
export function circlePoints(view: View, centre: Vec, normal: Vec, r: number, steps = 24): Point[] {
	const n = unit(normal);
	const a = unit(cross(n, Math.abs(n[1]) < 0.9 ? [0, 1, 0] : [1, 0, 0]));
	const b = cross(n, a);
	return Array.from({ length: steps }, (_, i) => {
		const angle = (i / steps) * 2 * Math.PI;
		return view.at(along(centre, [a, Math.cos(angle) * r], [b, Math.sin(angle) * r]));
	});
}

/** A round plate as an ellipse element. */
export function disc(view: View, centre: Vec, normal: Vec, r: number, color: string, line?: number): string {
	const n = unit(normal);
	const [x, y] = view.at(centre);
	const flat = view.flat(n);
	const turn = (Math.atan2(flat[1], flat[0]) * 180) / Math.PI;
	const R = r * view.camera.zoom;
	const thin = Math.max(1, R * Math.abs(dot(n, view.eye)));
	const paint = line ? `fill="none" stroke="${color}" stroke-width="${line.toFixed(1)}"` : `fill="${color}"`;
	return `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${thin.toFixed(1)}" ry="${R.toFixed(1)}" ${paint} transform="rotate(${turn.toFixed(1)} ${x.toFixed(1)} ${y.toFixed(1)})"/>`;
}

/** A drum between two round faces. */
export function drum(view: View, from: Vec, to: Vec, r: number, tone: Tone): string {
	const axis = unit(add(to, mul(from, -1)));
	const [near, far] = dot(axis, view.eye) >= 0 ? [to, from] : [from, to];
	const rim = hull([...circlePoints(view, from, axis, r), ...circlePoints(view, to, axis, r)]);
	return fill(polygon(rim), tone.shade) + (near === far ? "" : disc(view, near, axis, r, tone.lit));
}

/** A bar or a pipe. */
export function rod(view: View, from: Vec, to: Vec, r: number, tone: Tone): string {
	const ends = [view.at(from), view.at(to)] as const;
	const width = r * 2 * view.camera.zoom;
	const { unit: u } = heading(...ends);
	const down: Point = u[0] >= 0 ? [-u[1], u[0]] : [u[1], -u[0]];
	const low = ends.map((end) => moved(end, down, width * 0.25));
	return stroke(polyline(ends), tone.lit, width, "butt") + stroke(polyline(low), tone.shade, width * 0.5, "butt");
}

export function sphere(view: View, centre: Vec, r: number, tone: Tone): string {
	const [x, y] = view.at(centre);
	const R = r * view.camera.zoom;
	return (
		spot([x, y], R, tone.lit) +
		fill(
			`M${(x + R * 0.25).toFixed(1)} ${(y - R * 0.968).toFixed(1)}A${R.toFixed(1)} ${R.toFixed(1)} 0 1 0 ${(x + R * 0.85).toFixed(1)} ${(y + R * 0.527).toFixed(1)}A${(R * 1.1).toFixed(1)} ${(R * 1.1).toFixed(1)} 0 0 1 ${(x + R * 0.25).toFixed(1)} ${(y - R * 0.968).toFixed(1)}z`,
			tone.shade,
		)
	);
}

export interface Box {
	/** Middle of the bottom. */
	at: Vec;
	wide: number;
	high: number;
	deep: number;
	turn?: number;
}

/** A box with a lit top, a front and a shaded side. */
export function box(view: View, { at, wide, high, deep, turn = 0 }: Box, { lit, shade, deep: dark }: Tone): string {
	const r = (turn * Math.PI) / 180;
	const x: Vec = [Math.cos(r), 0, -Math.sin(r)];
	const z: Vec = [Math.sin(r), 0, Math.cos(r)];
	const corner = (sx: number, y: number, sz: number) =>
		view.at(along(at, [x, (sx * wide) / 2], [[0, 1, 0], y], [z, (sz * deep) / 2]));
	const front = dot(z, view.eye) >= 0 ? 1 : -1;
	const side = dot(x, view.eye) >= 0 ? 1 : -1;
	const top = polygon([corner(-1, high, -1), corner(1, high, -1), corner(1, high, 1), corner(-1, high, 1)]);
	const face = polygon([corner(-1, 0, front), corner(1, 0, front), corner(1, high, front), corner(-1, high, front)]);
	const flank = polygon([corner(side, 0, -1), corner(side, 0, 1), corner(side, high, 1), corner(side, high, -1)]);
	return fill(flank, dark) + fill(face, shade) + fill(top, lit);
}

export const piece = (view: View, at: Vec, svg: string, nearer = 0): Piece => ({
	depth: view.see(at).depth + nearer,
	svg,
});
