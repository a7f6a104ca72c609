import { as, cast } from "../figure/cast.ts";
import type { Piece } from "../figure/figure.ts";
import { tones } from "../figure/gear.ts";
import { moving } from "../figure/motion.ts";
import { polyline, stroke } from "../figure/path.ts";
import type { Pose } from "../figure/pose.ts";
import { disc, rod, sphere } from "../figure/solid.ts";
import { along, cross, unit, type Vec, type View } from "../figure/space.ts";
import type { Scene } from "../figure/stage.ts";
import { wear } from "../figure/wear.ts";
import { bone, ink, ink3, lime } from "../portrait/palette.ts";
import { path, rect } from "../portrait/shapes.ts";
import { heroFrame } from "./frame.ts";

/** A padel racket: a solid face with holes, in line with the hand. */
function racket(view: View, hand: Vec, direction: Vec, facing: Vec, color: string): Piece {
	const d = unit(direction);
	const across = unit(cross(d, facing));
	const middle = along(hand, [d, 0.34]);
	const holes = [-1, 0, 1].flatMap((column) =>
		[-1, 0, 1].map((row) => disc(view, along(middle, [across, column * 0.045], [d, row * 0.05]), facing, 0.012, ink)),
	);
	const svg =
		rod(view, along(hand, [d, -0.05]), along(hand, [d, 0.2]), 0.018, tones.steel) +
		disc(view, middle, facing, 0.15, color) +
		disc(view, middle, facing, 0.142, ink, 3) +
		holes.join("");
	return { depth: view.see(hand).depth + 0.02, svg };
}

const smash: Pose = {
	hips: [0, 1.06, 0],
	pelvis: { turn: -24, lean: -4 },
	chest: { turn: -44, lean: -10, side: 8 },
	head: { turn: 0, lean: -22 },
	left: {
		hand: [0.36, 1.86, 0.42],
		grip: "open",
		elbow: [1, -0.4, 0],
		foot: { at: [0.2, 0.14, 0.3], heel: 30, turn: 10 },
	},
	right: {
		hand: [-0.36, 1.98, -0.16],
		elbow: [-1, 0.2, -0.4],
		foot: { at: [-0.2, 0.3, -0.5], heel: 64 },
		knee: [-0.3, 0, 1],
	},
};
const ready: Pose = {
	hips: [0, 0.72, -0.12],
	pelvis: { lean: 26 },
	chest: { lean: 32 },
	head: { lean: 0 },
	left: { hand: [0.12, 1.0, 0.42], elbow: [1, -0.8, 0], foot: { at: [0.3, 0, 0], turn: 20 } },
	right: { hand: [-0.06, 1.02, 0.44], elbow: [-1, -0.8, 0], foot: { at: [-0.3, 0, 0], turn: 20 } },
};

function net(view: View): Piece {
	const z = -0.75;
	const mesh: string[] = [];
	for (let x = -3; x <= 3; x += 0.16) mesh.push(polyline([view.at([x, 0, z]), view.at([x, 0.86, z])]));
	for (let y = 0.14; y < 0.8; y += 0.14) mesh.push(polyline([view.at([-3, y, z]), view.at([3, y, z])]));
	const tape = polyline([view.at([-3, 0.88, z]), view.at([3, 0.88, z])]);
	return { depth: z, svg: stroke(mesh.join(""), "#5A656C", 2) + stroke(tape, bone, 16, "butt") };
}

/** Floodlights and the glass wall. */
const court =
	path("M0 0H180L520 640H0z", "#C8FF2E24") +
	path("M1420 0H1600V640H1080z", "#C8FF2E24") +
	rect(0, 560, 1600, 8, ink3) +
	[160, 480, 800, 1120, 1440].map((x) => rect(x - 4, 90, 8, 560, ink3)).join("") +
	rect(0, 86, 1600, 10, ink3) +
	rect(0, 640, 1600, 260, "#16331B");

export const padel: Scene = {
	...heroFrame,
	alt: {
		sr: "Padel igrač u skoku smečira lopticu, protivnica čeka iza mreže",
		en: "A padel player leaps to smash the ball, his opponent waits behind the net",
	},
	camera: { zoom: 345, at: [800, 850] },
	floor: 640,
	draw(stage) {
		const { view } = stage;
		stage.behind(court);
		const sofija = stage.person(
			as(cast.sara, { mouth: "calm" }),
			wear("tank", "bone", "tights-shorts", "ink", "bone"),
			ready,
			{ x: 1.5, z: -1.5, turn: -20 },
		);
		stage.put(racket(view, sofija.left.hand, [-0.9, 0.42, 0.2], [0.3, 0.3, 1], bone));
		stage.put(net(view));
		const leap = { rise: 0.04, seconds: 0.75, legs: true } as const;
		const dejan = stage.person(
			as(cast.dejan, { mouth: "effort" }),
			wear("tee", "lime", "shorts", "slate", "lime"),
			smash,
			{ x: 0.24, z: 0.1, turn: 44 },
			{ motion: leap },
		);
		stage.put(moving(leap, racket(view, dejan.right.hand, [-0.25, 1, 0.1], [0.5, 0.15, 1], lime)));
		const ball = { depth: 5, svg: sphere(view, [1.08, 2.12, 0.1], 0.05, tones.lime) };
		stage.put(moving({ rise: 0.09, seconds: 0.75 }, ball));
	},
};
