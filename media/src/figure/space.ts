/** Metres: x to the right of the picture, y up from the floor, z towards the camera. */
export type Vec = readonly [number, number, number];
/** A point of the picture. */
export type Point = readonly [number, number];

export const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const sub = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const mul = (a: Vec, k: number): Vec => [a[0] * k, a[1] * k, a[2] * k];
export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vec, b: Vec): Vec => [
	a[1] * b[2] - a[2] * b[1],
	a[2] * b[0] - a[0] * b[2],
	a[0] * b[1] - a[1] * b[0],
];
export const length = (a: Vec): number => Math.hypot(...a);
export const unit = (a: Vec): Vec => mul(a, 1 / (length(a) || 1));
export const between = (a: Vec, b: Vec, t: number): Vec => add(mul(a, 1 - t), mul(b, t));
export const along = (from: Vec, ...steps: readonly (readonly [Vec, number])[]): Vec =>
	steps.reduce<Vec>((point, [direction, distance]) => add(point, mul(direction, distance)), from);

/** Axes of a part of the body: its left, up and front. */
export interface Frame {
	left: Vec;
	up: Vec;
	front: Vec;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

function spin([x, y, z]: Vec, { turn = 0, lean = 0, side = 0 }: Angles): Vec {
	const [cs, ss, cl, sl, ct, st] = [side, lean, turn].flatMap((a) => [Math.cos(radians(a)), Math.sin(radians(a))]) as [
		number,
		number,
		number,
		number,
		number,
		number,
	];
	const [x1, y1] = [x * cs + y * ss, y * cs - x * ss];
	const [y2, z2] = [y1 * cl - z * sl, z * cl + y1 * sl];
	return [x1 * ct + z2 * st, y2, z2 * ct - x1 * st];
}

/** In degrees: around the vertical (positive is to the own left), forward, and to the own left side. */
export interface Angles {
	turn?: number;
	lean?: number;
	side?: number;
}

export function frameOf(angles: Angles): Frame {
	return { left: spin([1, 0, 0], angles), up: spin([0, 1, 0], angles), front: spin([0, 0, 1], angles) };
}

/** Where a person is turned to: 0 faces the camera, 90 the right edge. */
export interface Place {
	x?: number;
	y?: number;
	z?: number;
	turn?: number;
}

/** From the coordinates of a figure to those of the picture's space. */
export function placed({ x = 0, y = 0, z = 0, turn = 0 }: Place): (point: Vec) => Vec {
	return (point) => add(spin(point, { turn }), [x, y, z]);
}

export function turned({ turn = 0 }: Place): (direction: Vec) => Vec {
	return (direction) => spin(direction, { turn });
}

export interface Camera {
	/** Pixels per metre. */
	zoom: number;
	/** Degrees from above. */
	pitch?: number;
	/** Where the origin of the floor is in the picture. */
	at: Point;
}

export interface Seen {
	at: Point;
	/** Greater is nearer. */
	depth: number;
}

export interface View {
	camera: Camera;
	/** Direction towards the camera. */
	eye: Vec;
	see: (point: Vec) => Seen;
	at: (point: Vec) => Point;
	/** A direction as the picture shows it. */
	flat: (direction: Vec) => Point;
}

/** Parallel projection: flat planes, no vanishing points. */
export function viewFrom(camera: Camera): View {
	const pitch = radians(camera.pitch ?? 7);
	const [c, s] = [Math.cos(pitch), Math.sin(pitch)];
	const flat = ([x, y, z]: Vec): Point => [x * camera.zoom, (-y * c + z * s) * camera.zoom];
	const at = (point: Vec): Point => {
		const [x, y] = flat(point);
		return [camera.at[0] + x, camera.at[1] + y];
	};
	return { camera, eye: [0, s, c], at, flat, see: (point) => ({ at: at(point), depth: point[2] * c + point[1] * s }) };
}
