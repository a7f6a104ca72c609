import { drawHead } from "../head/head.ts";
import { faceShapes } from "../head/skull.ts";
import { hairs, skins, type Tone } from "../portrait/palette.ts";
import type { Piece } from "./figure.ts";
import { drawLimb } from "./limb.ts";
import { along, dot, type Frame, frameOf, type Place, turned, type Vec, type View } from "./space.ts";

/** A baby of some months, around the middle of its chest. */
export function drawBaby(view: View, at: Vec, place: Place & { lean?: number }, cloth: Tone, nearer = 0.1): Piece[] {
	const own = frameOf({ lean: place.lean ?? 0 });
	const direction = turned(place);
	const f: Frame = { left: direction(own.left), up: direction(own.up), front: direction(own.front) };
	const skin = skins[2] as Tone;
	const p = (left: number, up: number, front: number) => along(at, [f.left, left], [f.up, up], [f.front, front]);
	const limb = (from: Vec, to: Vec, wide: number, tone: Tone) =>
		drawLimb(
			view,
			from,
			to,
			[
				[0, wide],
				[1, wide * 0.82],
			],
			{ tone },
		);
	const legs = [-1, 1].map(
		(s) =>
			limb(p(0.05 * s, -0.13, 0), p(0.1 * s, -0.24, 0.09), 0.048, cloth) +
			limb(p(0.1 * s, -0.24, 0.09), p(0.11 * s, -0.33, 0.05), 0.034, skin),
	);
	const arms = [-1, 1].map(
		(s) =>
			limb(p(0.08 * s, 0.07, 0), p(0.17 * s, 0.1, 0.08), 0.034, cloth) +
			limb(p(0.17 * s, 0.1, 0.08), p(0.2 * s, 0.16, 0.1), 0.027, skin),
	);
	const body = drawLimb(
		view,
		p(0, -0.13, 0),
		p(0, 0.07, 0),
		[
			[0, 0.098],
			[0.5, 0.1],
			[1, 0.075],
		],
		{ tone: cloth },
	);
	const yaw = (Math.atan2(-dot(view.eye, f.left), dot(view.eye, f.front)) * 180) / Math.PI;
	const head = drawHead(
		{
			face: { ...faceShapes.round, chin: 1.7, jaw: 1.25 },
			skin,
			hair: "buzz",
			tone: hairs[2] as Tone,
			beard: "none",
			glasses: "none",
			nose: "small",
			mouth: "laugh",
		},
		{ yaw: Math.abs(yaw), nod: 0.05 },
	);
	const top = view.flat(f.up);
	const roll = (Math.atan2(top[0], -top[1]) * 180) / Math.PI;
	const size = (0.2 * view.camera.zoom) / 100;
	const [x, y] = view.at(p(0, 0.105, 0.01));
	const depth = view.see(at).depth + nearer;
	return [
		{ depth, svg: legs.join("") + body + arms.join("") },
		{
			depth: depth + 0.01,
			svg: `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)})rotate(${roll.toFixed(1)})scale(${((yaw < 0 ? -1 : 1) * size * 1.1).toFixed(3)} ${size.toFixed(3)})">${head.front}</g>`,
		},
	];
}
