import { dot, fill, polygon, shape, smooth, stroke } from "../figure/path.ts";
import type { Point } from "../figure/space.ts";
import { lime, type Tone } from "../portrait/palette.ts";
import type { Hair } from "../portrait/traits.ts";
import { haircuts, hairlineAt, hairShapes } from "./haircut.ts";
import type { HeadLook } from "./look.ts";
import type { Skull } from "./skull.ts";

const curlSpots = [-150, -110, -70, -35, 0, 35, 70, 110, 150, 180] as const;

function drawCurls(skull: Skull, tone: Tone, front: boolean): string {
	return curlSpots
		.flatMap((angle) => [0.93, 0.72, 0.5, 0.3].map((height) => ({ angle, height })))
		.filter(({ angle, height }) => hairlineAt(haircuts.curls, angle) < height + 0.06)
		.filter(({ angle, height }) => skull.faces(angle, height) === front)
		.map(({ angle, height }, i) =>
			dot(skull.at(angle, height, 0.1), 14 + (i % 3) * 2, front && i % 2 ? tone.lit : tone.shade),
		)
		.join("");
}

/** A tail from the back of the head; `swing` moves its end to the side and up. */
function drawTail(skull: Skull, tone: Tone, swing: Point, long: number): string {
	const root = skull.inside(0, 0.72, -0.46);
	const bend = skull.inside(swing[0] * 0.4, 0.5 + swing[1] * 0.5, -0.8);
	const end = skull.inside(swing[0], 0.72 - long + swing[1], -0.72);
	const wide = 13;
	const [[rx, ry], [bx, by], [ex, ey]] = [root.at, bend.at, end.at];
	const tail = shape(
		[
			[rx, ry - 9],
			[bx - wide * 0.3, by - wide],
			[ex, ey],
		],
		[
			[ex, ey],
			[bx + wide * 0.4, by + wide * 0.9],
			[rx, ry + 9],
		],
	);
	return fill(tail, root.near > 0 ? tone.lit : tone.shade) + dot(root.at, 7, lime);
}

const backs: Partial<Record<Hair, (skull: Skull, tone: Tone, swing: Point) => string>> = {
	ponytail: (skull, tone, swing) => drawTail(skull, tone, swing, 0.75),
	bun: (skull, tone) => {
		const { at } = skull.inside(0, 0.98, -0.36);
		return (
			dot(at, 19, tone.shade) + fill(`M${at[0].toFixed(1)} ${(at[1] - 19).toFixed(1)}a19 19 0 0 1 19 19h-19z`, tone.lit)
		);
	},
	knot: (skull, tone) => dot(skull.inside(0, 0.82, -0.46).at, 13, tone.shade),
	long: (skull, tone, swing) => drawCurtain(skull, tone, -0.42, swing),
	curls: (skull, tone) => drawCurls(skull, tone, false),
	braid: drawBraid,
};

function drawCurtain(skull: Skull, tone: Tone, low: number, swing: Point): string {
	const spots = [skull.inside(-0.36, 0.6, -0.1), skull.inside(0.36, 0.6, -0.1), skull.inside(0, 0.6, -0.48)].map(
		({ at }) => at[0],
	);
	const [l, r] = [Math.min(...spots) - 4, Math.max(...spots) + 4];
	const [sx, sy] = [swing[0] * 60, swing[1] * 60];
	return fill(
		shape(
			[
				[l, -62],
				[l - 3, -20],
				[l + 2 + sx, -low * 100 - sy],
			],
			[
				[r - 2 + sx, -low * 100 - sy],
				[r + 3, -20],
				[r, -62],
			],
		),
		skull.faces(180, 0.6) ? tone.lit : tone.deep,
	);
}

function drawBraid(skull: Skull, tone: Tone, swing: Point): string {
	const links = [0, 1, 2, 3].map(
		(i) => skull.inside(swing[0] * i * 0.3, 0.3 - i * 0.2 + swing[1] * i * 0.25, -0.42 - i * 0.02).at,
	);
	const diamonds = links.map(([x, y]) =>
		fill(
			polygon([
				[x, y - 13],
				[x + 10, y],
				[x, y + 13],
				[x - 10, y],
			]),
			tone.shade,
		),
	);
	const [x, y] = links.at(-1) as Point;
	return (
		diamonds.join("") +
		fill(
			polygon([
				[x - 6, y + 9],
				[x + 6, y + 9],
				[x, y + 26],
			]),
			lime,
		)
	);
}

/** Behind or in front of the head, whichever side the camera sees. */
export function drawHairBack(skull: Skull, { hair, tone }: HeadLook, swing: Point): string {
	return backs[hair]?.(skull, tone, swing) ?? "";
}

export function drawHairFront(skull: Skull, { hair, tone, skin }: HeadLook): string {
	if (hair === "bald") return "";
	const colors = hair === "buzz" ? { lit: skin.deep, shade: skin.deep } : tone;
	const { whole, shaded } = hairShapes(skull, haircuts[hair]);
	const cap = fill(whole, colors.lit) + fill(shaded, colors.shade);
	if (hair === "waves") return drawWaves(skull, tone) + cap;
	if (hair === "flat") return cap + drawFlat(skull, tone);
	return hair === "curls" ? cap + drawCurls(skull, tone, true) : cap;
}

function drawWaves(skull: Skull, tone: Tone): string {
	const spots = [-120, -80, -40, 0, 40].map((angle, i) =>
		dot(skull.at(angle, 0.9, 0.06), 15 - (i % 2) * 2, i < 3 ? tone.shade : tone.lit),
	);
	return spots.join("");
}

function drawFlat(skull: Skull, tone: Tone): string {
	const [l, r] = [skull.left(0.84, 0.05), skull.right(0.84, 0.05)];
	const top = -112;
	return (
		fill(polygon([l, [l[0] + 2, top], [r[0] - 2, top - 3], r]), tone.lit) +
		fill(
			polygon([l, [l[0] + 2, top], [l[0] + (r[0] - l[0]) * 0.38, top - 1], [l[0] + (r[0] - l[0]) * 0.38, r[1]]]),
			tone.shade,
		)
	);
}

export function drawBand(skull: Skull, color: string): string {
	const line: Point[] = [];
	for (let angle = -170; angle <= 170; angle += 20)
		if (skull.faces(angle, 0.8)) line.push(skull.at(angle, 0.83 - Math.abs(angle) / 900, 0.05));
	return line.length > 2 ? stroke(smooth(line.toSorted((a, b) => a[0] - b[0])), color, 8.5, "butt") : "";
}
