import type { Point } from "../figure/space.ts";

/** Half width, depth to the front and depth to the back at a height between chin (0) and crown (1). */
const slices: readonly (readonly [height: number, wide: number, front: number, back: number])[] = [
	[0, 0.13, 0.37, -0.2],
	[0.05, 0.2, 0.39, -0.14],
	[0.16, 0.285, 0.375, -0.02],
	[0.27, 0.325, 0.375, 0.13],
	[0.42, 0.35, 0.38, 0.3],
	[0.6, 0.365, 0.385, 0.41],
	[0.78, 0.36, 0.375, 0.43],
	[0.9, 0.305, 0.31, 0.37],
	[0.97, 0.2, 0.2, 0.24],
	[1, 0.08, 0.08, 0.1],
];

/** How one face differs from the next: factors. */
export interface FaceShape {
	jaw: number;
	chin: number;
	cheeks: number;
	long: number;
}

export const faceShapes = {
	oval: { jaw: 1, chin: 1, cheeks: 1, long: 1 },
	square: { jaw: 1.14, chin: 1.5, cheeks: 1, long: 0.98 },
	round: { jaw: 1.13, chin: 1.25, cheeks: 1.09, long: 0.93 },
	heart: { jaw: 0.88, chin: 0.75, cheeks: 1.03, long: 0.98 },
	long: { jaw: 0.95, chin: 1.05, cheeks: 0.95, long: 1.08 },
} as const satisfies Record<string, FaceShape>;

/** How the camera sees the head: degrees to the right (0 is the full face), and the tangent of looking down. */
export interface HeadView {
	yaw: number;
	nod: number;
}

export interface Skull {
	/** A point of the surface at an angle from the middle of the face, in hundredths of the head's height. */
	at: (angle: number, height: number, lift?: number) => Point;
	/** Whether that point faces the camera. */
	faces: (angle: number, height: number) => boolean;
	/** Any point in the head's space: its left, up from the chin, front. */
	inside: (left: number, height: number, front: number) => { at: Point; near: number };
	right: (height: number, lift?: number) => Point;
	left: (height: number, lift?: number) => Point;
	/** Angles of the face at the two edges of the picture. */
	edges: { left: number; right: number };
}

const heights = slices.map(([height]) => height);
export const outlineHeights: readonly number[] = heights;

function sliceAt(height: number, face: FaceShape): { wide: number; front: number; back: number } {
	const y = Math.min(1, Math.max(0, height));
	const i = Math.max(
		1,
		heights.findIndex((h) => h >= y),
	);
	const [from, to] = [slices[i - 1], slices[i]] as [(typeof slices)[number], (typeof slices)[number]];
	const t = (y - from[0]) / (to[0] - from[0] || 1);
	const at = (k: 1 | 2 | 3) => from[k] + (to[k] - from[k]) * t;
	const factor = y < 0.1 ? face.chin : y < 0.36 ? face.jaw : y < 0.7 ? face.cheeks : 1;
	return { wide: at(1) * factor, front: at(2), back: at(3) };
}

/** Between -180 and 180. */
export const wrapped = (angle: number): number => ((((angle + 180) % 360) + 360) % 360) - 180;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

export function skullOf({ yaw, nod }: HeadView, face: FaceShape): Skull {
	const [c, s] = [Math.cos(radians(yaw)), Math.sin(radians(yaw))];
	const spot = (angle: number, height: number, lift = 0) => {
		const { wide, front, back } = sliceAt(height, face);
		const r = radians(angle);
		const [x, z] = [(wide + lift) * Math.sin(r), Math.cos(r) * (Math.cos(r) > 0 ? front + lift : back + lift)];
		return { x: x * c + z * s, near: z * c - x * s };
	};
	const flat = (x: number, height: number, near: number): Point => [
		x * 100,
		-(height * face.long) * 100 + near * nod * 100,
	];
	/** The outermost point is where a front or a back half-ellipse turns, or where they meet. */
	const edge = (height: number, lift: number, sign: 1 | -1): Point => {
		const { wide, front, back } = sliceAt(height, face);
		const turns = [front, back].map((deep) => (Math.atan2((wide + lift) * c, (deep + lift) * s) * 180) / Math.PI);
		const angles = [...turns, ...turns.map((angle) => angle + 180), 90, -90];
		const reach = Math.max(...angles.map((angle) => spot(angle, height, lift).x * sign));
		return flat(reach * sign, height, 0);
	};
	return {
		at: (angle, height, lift = 0) => {
			const { x, near } = spot(angle, height, lift);
			if (near >= 0) return flat(x, height, near);
			return edge(height, lift, x >= 0 ? 1 : -1);
		},
		faces: (angle, height) => spot(angle, height).near > 0.05,
		inside: (left, height, front) => {
			const [x, near] = [left * c + front * s, front * c - left * s];
			return { at: flat(x, height, near), near };
		},
		right: (height, lift = 0) => edge(height, lift, 1),
		left: (height, lift = 0) => edge(height, lift, -1),
		edges: { left: wrapped(-90 - yaw), right: wrapped(90 - yaw) },
	};
}
